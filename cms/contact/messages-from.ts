import type { Payload } from 'payload';
import type { ContactMessage } from '#collections/payload-types.ts';

/**
 * The messages of the contact form from addresses that `isTheirs` knows, newest first. All are looked through: they
 * are kept for a year only, and who has left is known by a one-way code, which no query could compare.
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

/** Erases such messages, answered or not. */
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
