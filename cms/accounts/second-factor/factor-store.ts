import type { Payload } from 'payload';
import type { SecondFactor, User } from '#collections/payload-types.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { newSecret, stepOf } from './totp.ts';

const collection = 'second-factors';

/** The second factor of an account, be it confirmed or not. */
export async function readFactor(
  payload: Payload,
  { id }: Pick<User, 'id'>,
): Promise<SecondFactor | undefined> {
  const where = { account: { equals: id } };
  return (await payload.db.findOne<SecondFactor>({ collection, where })) ?? undefined;
}

/** Begins anew: a secret that counts for nothing until a code of it has been entered. Returns it, in base32. */
export async function storeUnconfirmed(payload: Payload, { id: account }: User): Promise<string> {
  const base32 = newSecret();
  const secret = seal(base32, { secret: payload.secret, account });
  const begun = { secret, confirmedAt: null, lastStep: 0, recoveryCodes: '' };
  const where = { account: { equals: account }, confirmedAt: { equals: null } };
  const replaced: unknown = await payload.db.updateOne({
    collection,
    where,
    data: begun,
    options: { atomic: true },
  });
  // The account is unique: who has confirmed one meanwhile keeps it.
  if (!replaced) await payload.db.create({ collection, data: { ...begun, account } });
  return base32;
}

/** Confirms it and returns the recovery codes, which are shown this once. */
export async function confirm(payload: Payload, factor: SecondFactor): Promise<string[]> {
  const confirmedAt = new Date().toISOString();
  await payload.db.updateOne({ collection, id: factor.id, data: { confirmedAt } });
  return renewRecoveryCodes(payload, factor);
}

/** Makes ten recovery codes, and the earlier ones worthless. */
export async function renewRecoveryCodes(
  payload: Payload,
  { id, account }: SecondFactor,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(code, { secret: payload.secret, account }));
  const data = { recoveryCodes: hashes.join('\n') };
  await payload.db.updateOne({ collection, id, data });
  return codes;
}

export async function removeFactor(payload: Payload, { id }: Pick<User, 'id'>): Promise<void> {
  await payload.db.deleteMany({ collection, where: { account: { equals: id } } });
}

/** Uses a code of the app up; false if it is wrong or its time step has been used. Two requests cannot both use it. */
export async function useAppCode(
  payload: Payload,
  { id, account, secret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = stepOf(code, unseal(secret, { secret: payload.secret, account }));
  if (step === undefined) return false;
  const claimed: unknown = await payload.db.updateOne({
    collection,
    // Nor if enrolment has begun anew meanwhile, with another secret.
    where: {
      and: [
        { id: { equals: id } },
        { secret: { equals: secret } },
        { lastStep: { less_than: step } },
      ],
    },
    data: { lastStep: step },
    options: { atomic: true },
  });
  return claimed !== null;
}

/** Uses a recovery code up; false if it is not among those that are left. */
export async function useRecoveryCode(
  payload: Payload,
  { id, account, recoveryCodes }: SecondFactor,
  code: string,
): Promise<boolean> {
  const hash = recoveryHash(code, { secret: payload.secret, account });
  const left = hashesIn(recoveryCodes);
  if (!left.includes(hash)) return false;
  const claimed: unknown = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { recoveryCodes: { equals: recoveryCodes } }] },
    data: { recoveryCodes: left.filter((each) => each !== hash).join('\n') },
    options: { atomic: true },
  });
  return claimed !== null;
}

/** How many recovery codes are left. */
export function recoveryCodesLeft({ recoveryCodes }: SecondFactor): number {
  return hashesIn(recoveryCodes).length;
}

function hashesIn(lines: string | null | undefined): string[] {
  return (lines ?? '').split('\n').filter((line) => line !== '');
}
