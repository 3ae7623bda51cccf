import type { CollectionBeforeChangeHook } from 'payload';
import type { Review } from '../payload-types.ts';

/** Sets the time of a reply to now unless one is given, and clears it without a reply. */
export const keepReplyTime: CollectionBeforeChangeHook<Review> = ({ data }) => {
  const { text, repliedAt } = data.reply ?? {};
  const now = new Date().toISOString();
  return { ...data, reply: { text, repliedAt: text ? (repliedAt ?? now) : null } };
};
