import type { PayloadRequest } from 'payload';

type Stated = { _status?: string | null; deletedAt?: string | null };

/**
 * Whether a save puts a document on the site. A version that is restored becomes a draft, though to hooks it has the status that it
 * had when it was saved.
 */
export function isPublishing(saved: Stated, { context }: Pick<PayloadRequest, 'context'>): boolean {
  return saved._status === 'published' && !saved.deletedAt && !context.isRestoringVersion;
}
