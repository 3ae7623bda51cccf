/** Scrolls to a part of the page and moves the focus to it, also where it is no control. */
export function goTo(part: HTMLElement): void {
  part.scrollIntoView();
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
