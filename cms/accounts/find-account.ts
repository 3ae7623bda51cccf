import type { Payload } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { normaliseEmailAddress } from '#contract/rules/email-address.ts';

/** The account with an email address, ignoring case. */
export async function findAccount(payload: Payload, email: string): Promise<User | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: normaliseEmailAddress(email) } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0];
}
