import type { Deed, Deeds } from './wake.ts';

/** Does in React's page what somebody did while it was asleep; nothing where the control is gone. */
export function redo(deed: Deed): void {
  const target = present(deed.target);
  if (deed.type === 'click') (target ?? deed.target).click();
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target) redoChange(target as Field, deed);
}

/**
 * Puts before the deeds what fields hold that no event has told of: typed before the page's script was there, or put back
 * by the browser on a page that is opened again.
 */
export function addUnannounced(deeds: Deeds): void {
  const announced = [...deeds];
  deeds.clear();
  for (const target of document.querySelectorAll<Field>('input, select, textarea')) {
    if (!isChanged(target)) continue;
    const checked = isTick(target) && target.checked;
    deeds.set(target, { type: 'input', target, value: target.value, checked });
  }
  for (const [key, deed] of announced) {
    deeds.delete(key);
    deeds.set(key, deed);
  }
}

/** Takes what was typed out of the deeds and does it, before React can render again and put back what it knows. */
export function redoTyping(deeds: Deeds): void {
  for (const [key, deed] of deeds) {
    if (!isTyping(deed)) continue;
    deeds.delete(key);
    redo(deed);
  }
}

/** Tells the control that has the focus, and the one below the pointer, what they could not hear. */
export function redoArrival(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!window.matchMedia('(hover: hover)').matches) return;
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

type Field = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  /** React's own note of the value, by which it passes over events that change nothing. */
  _valueTracker?: { setValue: (value: string) => void };
};

/**
 * The events are those that React sends itself in versions that replay changes, none of which is released yet
 * (https://github.com/facebook/react/pull/33129).
 */
function redoChange(field: Field, { type, value = '', checked = false }: Deed): void {
  const events = ['input', 'change'];
  if (isTick(field)) {
    if (field.checked !== checked) field.checked = checked;
    field._valueTracker?.setValue(String(!checked));
    events.unshift('click');
  } else {
    // Only where it differs, because the caret would move.
    if (field.value !== value) field.value = value;
    field._valueTracker?.setValue(`not ${value}`);
  }
  for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
  // The field was left, or Enter was pressed in it.
  if (type === 'change' || field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function isTyping({ target }: Deed): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isTick(target))
  );
}

function isTick(field: Field): field is Field & HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Whether a field holds something else than the document gave it; of radio buttons, whether it has been chosen. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const given = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return given?.selected === false;
  }
  if (!isTick(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** The element itself, or the only one like it, where React has drawn a part of the page anew. */
function present(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const alike = [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (each) => describe(each) === describe(element),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function describe(element: HTMLElement): string {
  const attributes = ['type', 'name', 'value', 'aria-label', 'action'];
  return [element.textContent, ...attributes.map((name) => element.getAttribute(name))].join('\n');
}
