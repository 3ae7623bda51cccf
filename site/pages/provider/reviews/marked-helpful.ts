/** Whether this browser has marked a review as helpful. */
export function isMarkedHelpful(reviewId: string): boolean {
  return readMarked(stored()).includes(reviewId);
}

/** Stores in this browser that a review was marked as helpful, if it allows storage. */
export function markHelpful(reviewId: string): void {
  try {
    window.localStorage.setItem(key, withMarked(stored(), reviewId));
  } catch {
    // Full or forbidden: the vote itself has been counted.
  }
}

/** The random id that makes this browser's votes count once; undefined if none can be created or stored. */
export function voterId(): string | undefined {
  try {
    const known = window.localStorage.getItem(voterKey);
    // randomUUID is not available on pages without TLS.
    const id = known ?? crypto.randomUUID();
    window.localStorage.setItem(voterKey, id);
    return id;
  } catch {
    return undefined;
  }
}

/** Parses the stored review ids; invalid content counts as none. */
export function readMarked(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The stored text with one more review marked: each once, the newest thousand. */
export function withMarked(text: string | null, reviewId: string): string {
  const others = readMarked(text).filter((id) => id !== reviewId);
  return JSON.stringify([...others, reviewId].slice(-1000));
}

const key = 'reviews-marked-helpful';
const voterKey = 'helpful-voter';

function stored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
