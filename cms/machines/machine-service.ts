import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { keyedHash } from '#collections/keyed-hash.ts';
import type { Machine } from '#collections/payload-types.ts';
import { createCounter } from '../runtime/counter.ts';
import { Forbidden, TooManyRequests, Unauthorized } from '../runtime/errors.ts';

const collection = 'machines';
const prefix = 'directory_';

/** Gives a machine a new key of 160 random bits, which replaces the one it had, and returns it this once. */
export async function issueKey(payload: Payload, id: string): Promise<string> {
  const key = prefix + randomBytes(20).toString('base64url');
  await payload.db.updateOne({
    collection,
    id,
    data: { keyHash: hashOf(payload, key) },
    returning: false,
  });
  return key;
}

/** Who sends a request, by its `Authorization: Bearer KEY`. */
export type IdentifyMachine = (authorization: string | undefined) => Promise<Machine>;

/**
 * Makes what tells machines by their keys, and lets each through 60 times an hour.
 * @throws Unauthorized without a key that is in use; Forbidden if the machine is switched off; TooManyRequests
 */
export function createMachineGate(payload: Payload): IdentifyMachine {
  const count = createCounter({ name: 'requests of machines', tries: 60, minutes: 60 });
  return async (authorization) => {
    const [, key] = /^Bearer (\S{1,200})$/.exec(authorization ?? '') ?? [];
    if (!key) throw new Unauthorized('Send the key of a machine: “Authorization: Bearer KEY”.');
    const where = { keyHash: { equals: hashOf(payload, key) } };
    const machine = await payload.db.findOne<Machine>({ collection, where });
    if (!machine)
      throw new Unauthorized('This key is not in use. Ask an administrator for another.');
    if (machine.isSwitchedOff)
      throw new Forbidden('This machine is switched off. An administrator can switch it on again.');
    const { isRefused, seconds } = await count(machine.id).add(payload);
    if (isRefused) throw new TooManyRequests('A machine may send 60 requests an hour.', seconds);
    const data = { lastUsedAt: new Date().toISOString(), updatedAt: null };
    await payload.db.updateOne({ collection, id: machine.id, data, returning: false });
    return machine;
  };
}

function hashOf({ secret }: Payload, key: string): string {
  return keyedHash(secret, 'keys of machines', key);
}
