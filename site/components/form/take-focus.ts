/** As the ref of what replaces a form: the focus was in the form, which is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
