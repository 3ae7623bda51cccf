export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field holds something else than the document gave it; of radio buttons, whether it has been chosen. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return given?.selected === false;
  }
  if (!isTick(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Whether a field is a checkbox or a radio button. */
export function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
