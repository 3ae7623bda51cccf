/** Whether this browser has marked a review as helpful. */
export function isMarkedHelpful(reviewId: string): boolean {
  return readMarked(stored()).includes(reviewId);
}

/** Notes in this browser that a review was marked; where nothing may be kept, it is forgotten. */
export function markHelpful(reviewId: string): void {
  try {
    window.localStorage.setItem(key, withMarked(stored(), reviewId));
  } catch {
    // Full or forbidden: the vote itself has been counted.
  }
}

/** The random id by which this browser's votes count once; nothing where no id can be made or kept. */
export function voterId(): string | undefined {
  try {
    const known = window.localStorage.getItem(voterKey);
    // Pages without TLS have no randomUUID.
    const id = known ?? crypto.randomUUID();
    window.localStorage.setItem(voterKey, id);
    return id;
  } catch {
    return undefined;
  }
}

/** The reviews in what was kept, whatever became of it. */
export function readMarked(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What is kept once one more review is marked: each once, the newest thousand. */
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
