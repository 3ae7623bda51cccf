import type { Payload } from 'payload';
import type { SecondFactor, User } from '#collections/payload-types.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { newSecret, stepOf } from './totp.ts';

const collection = 'second-factors';

/** An account’s second factor, confirmed or not. */
export async function readFactor(
  payload: Payload,
  { id }: Pick<User, 'id'>,
): Promise<SecondFactor | undefined> {
  const where = { account: { equals: id } };
  return (await payload.db.findOne<SecondFactor>({ collection, where })) ?? undefined;
}

/** Starts enrolment: the secret is inactive until a code is verified. Returns it in base32. */
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
  // Accounts are unique here: a factor that was confirmed in the meantime stays.
  if (!replaced) await payload.db.create({ collection, data: { ...begun, account } });
  return base32;
}

/** Confirms a factor and returns the recovery codes, which are shown only once. */
export async function confirm(payload: Payload, factor: SecondFactor): Promise<string[]> {
  const confirmedAt = new Date().toISOString();
  await payload.db.updateOne({ collection, id: factor.id, data: { confirmedAt } });
  return renewRecoveryCodes(payload, factor);
}

/** Creates ten recovery codes and invalidates the earlier ones. */
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

/** Uses up a code from the app; false if it is wrong or its time step was used. Two requests cannot both use it. */
export async function useAppCode(
  payload: Payload,
  { id, account, secret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = stepOf(code, unseal(secret, { secret: payload.secret, account }));
  if (step === undefined) return false;
  const claimed: unknown = await payload.db.updateOne({
    collection,
    // Refuses it, too, if enrolment has restarted with another secret.
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

/** Uses up a recovery code; false if it is not one of those left. */
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
