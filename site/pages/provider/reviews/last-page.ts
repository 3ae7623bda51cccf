/** What an entry of the browser's history says beside what the router keeps there. */
type State = { lastReviewPage?: number } | null;

/** The last page of reviews that somebody had loaded before they left for another page; undefined if they had loaded none. */
export function keptLastPage(): number | undefined {
  return (window.history.state as State)?.lastReviewPage;
}

/** Keeps it for whoever comes back. */
export function keepLastPage(lastReviewPage: number): void {
  window.history.replaceState({ ...window.history.state, lastReviewPage }, '');
}
