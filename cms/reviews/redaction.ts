import { APIError, type PayloadRequest } from 'payload';
import { Conflict, PublicError } from '../runtime/errors.ts';

/** What stands in a review where personal data was. */
export const redactionMark = '[removed: personal data]';

/**
 * Replaces a passage wherever it stands in the words of a review by a visible mark; the audit trail alone keeps the
 * original.
 * @throws PublicError if the passage is not in the review, or is all of its text; Conflict if the review is changed meanwhile.
 */
export async function redact(
  { id, passage }: { id: string; passage: string },
  req: PayloadRequest,
): Promise<void> {
  const asked = {
    collection: 'reviews',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  } as const;
  const review = await req.payload.findByID({ ...asked, disableErrors: true });
  if (!review) throw new PublicError(404, 'This review no longer exists.');
  const { title, content, customerName, location, updatedAt } = review;
  if (content.trim() === passage) {
    throw new PublicError(400, 'This is the whole review. Reject it with a reason instead.');
  }
  const redacted = {
    title: title && replaceWords(title, passage),
    content: replaceWords(content, passage),
    customerName: replaceWords(customerName, passage),
    location: location && replaceWords(location, passage),
  };
  const isFound =
    redacted.title !== title ||
    redacted.content !== content ||
    redacted.customerName !== customerName ||
    redacted.location !== location;
  if (!isFound) {
    throw new PublicError(400, 'These words are not in the review. Copy them exactly as they are.');
  }
  try {
    // With the time of what was read: what has been redacted since would come back.
    const data = { ...redacted, updatedAt };
    await req.payload.update({ ...asked, data, context: { isRedaction: true } });
  } catch (error) {
    if (!(error instanceof APIError && error.status === 409)) throw error;
    throw new Conflict(
      'This review has just been changed, and nothing was redacted. Look at it again, then redact what is left.',
    );
  }
}

/** Replaces whole words only: what is cut out of “Ann” stays in “Annual”. */
function replaceWords(text: string, passage: string): string {
  const parts = text.split(passage);
  return parts.reduce((before, after) => {
    const isWhole =
      !(endsInWord(before) && startsWithWord(passage)) &&
      !(endsInWord(passage) && startsWithWord(after));
    return before + (isWhole ? redactionMark : passage) + after;
  });
}

function startsWithWord(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}

function endsInWord(text: string): boolean {
  return /[\p{L}\p{N}]$/u.test(text);
}
