import type { CollectionBeforeChangeHook } from 'payload';
import type { Review } from '../payload-types.ts';

/** A reply is from now unless its time is given; without a reply there is no time. */
export const keepReplyTime: CollectionBeforeChangeHook<Review> = ({ data }) => {
  const { text, repliedAt } = data.reply ?? {};
  const now = new Date().toISOString();
  return { ...data, reply: { text, repliedAt: text ? (repliedAt ?? now) : null } };
};
