import type { Payload } from 'payload';
import type { Registration } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { readFields } from '../database/read-fields.ts';

export type RegistrationRow = Pick<Registration, 'id' | 'register' | 'checkedAt'> & {
  providerId: string;
  endsAt: string | null;
};

/**
 * All registrations, those in the trash aside. Below Payload, which keeps others waiting for half a second while it reads some
 * thousands of them; their dates are as they are stored, whatever that is.
 */
export async function readRegistrations(payload: Payload): Promise<RegistrationRow[]> {
  const rows = await readFields(payload, 'registrations', [
    'id',
    'provider',
    'register',
    'checkedAt',
    'endsAt',
    'deletedAt',
  ]);
  return rows.flatMap(({ id, provider, register, checkedAt, endsAt, deletedAt }) =>
    deletedAt
      ? []
      : [{ id, providerId: relationId(provider), register, checkedAt, endsAt: endsAt ?? null }],
  );
}
