import type { Payload } from 'payload';
import type { ContactMessage } from '#collections/payload-types.ts';

/**
 * The contact messages from addresses that `isTheirs` accepts, newest first. Scans all of them (they are kept for a
 * year only), because people who have unsubscribed are known by a one-way hash, which no query can match.
 */
export async function messagesFrom(
  payload: Payload,
  isTheirs: (email: string) => boolean,
): Promise<ContactMessage[]> {
  const { docs } = await payload.db.find<ContactMessage>({
    collection: 'contact-messages',
    sort: '-receivedAt',
    pagination: false,
  });
  return docs.filter(({ email }) => isTheirs(email));
}

/** Erases those messages, answered or not. */
export async function eraseMessagesFrom(
  payload: Payload,
  isTheirs: (email: string) => boolean,
): Promise<void> {
  const messages = await messagesFrom(payload, isTheirs);
  await payload.db.deleteMany({
    collection: 'contact-messages',
    where: { id: { in: messages.map(({ id }) => id) } },
  });
}
