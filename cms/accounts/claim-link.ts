import type { Payload } from 'payload';
import type { User } from '#collections/payload-types.ts';

/** The shortest time between two links for one account. */
const intervalMilliseconds = 15_000;

type Link = Pick<User, 'resetPasswordToken' | 'resetPasswordExpiration'>;

/**
 * Claims the right to send a link to an account, as Payload does before it sends one itself, and stores the link if it
 * is given; false if one has just been sent.
 */
export async function claimLink(payload: Payload, { id }: User, link: Link = {}): Promise<boolean> {
  const now = Date.now();
  const latest = new Date(now - intervalMilliseconds).toISOString();
  const claimed: unknown = await payload.db.updateOne({
    collection: 'users',
    where: {
      and: [
        { id: { equals: id } },
        {
          or: [
            { resetPasswordRequestedAt: { exists: false } },
            { resetPasswordRequestedAt: { equals: null } },
            { resetPasswordRequestedAt: { less_than_equal: latest } },
          ],
        },
      ],
    },
    // Keeps `updatedAt`, so that open forms can still be saved.
    data: { ...link, resetPasswordRequestedAt: new Date(now).toISOString(), updatedAt: null },
    options: { atomic: true },
  });
  return claimed !== null;
}
