/**
 * Calls back with the element with an id, at once or as soon as it is on the page; returns a function that stops
 * waiting.
 */
export function whenPresent(id: string, callBack: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id);
  if (present) {
    callBack(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const added = document.getElementById(id);
    if (!added) return;
    observer.disconnect();
    callBack(added);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
