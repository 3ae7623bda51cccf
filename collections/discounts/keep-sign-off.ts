import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { fieldRefusal } from '../field-refusal.ts';
import { settingsDefaults } from '../globals/settings.ts';
import type { Discount } from '../payload-types.ts';

/** The fields that an administrator reads before signing an offer off. */
const signedFields = [
  'provider',
  'discountText',
  'product',
  'code',
  'percentageOff',
  'fixedAmountOffPence',
  'validityPeriod',
  'dependencies',
  'limitingFactors',
  'url',
  'appliesTo',
  'forWhom',
  'takenOff',
  'medication',
  'doses',
] as const satisfies readonly (keyof Discount)[];

/**
 * An offer on a medicine is on the site only while an administrator’s sign-off is valid: advertising prescription-only
 * medicines to the public is an offence (Human Medicines Regulations 2012, regulation 284). Records who signed off and
 * when; a change by anybody else removes the sign-off, and what comes back from the trash without one is switched off.
 * Programs cannot sign off: their sample offers are stored, but shown only while the site says that its data is invented.
 */
export const keepSignOff: CollectionBeforeChangeHook<Discount> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { user } = req;
  const wasSignedOff = originalDoc?.isSignedOff === true;
  const isRevoked =
    wasSignedOff &&
    user !== null &&
    !hasRole(user) &&
    signedFields.some((field) => !isSame(data[field], originalDoc[field]));
  const isSignedOff = data.isSignedOff === true && !isRevoked && (user !== null || wasSignedOff);
  const needsSignOff = data.isActive && !data.deletedAt && data.appliesTo?.includes('medicine');
  const lacksSignOff =
    needsSignOff && !isSignedOff && !(user === null && (await isSampleSite(req)));
  const isRestored = Boolean(originalDoc?.deletedAt) && !data.deletedAt;
  if (lacksSignOff && !isRestored) throw refusal(isRevoked);
  if (!isSignedOff) {
    // In the trash, nobody could switch it off first.
    const isActive = lacksSignOff ? false : data.isActive;
    return { ...data, isActive, isSignedOff, signedOffAt: null, signedOffBy: null };
  }
  if (wasSignedOff) return data;
  return { ...data, signedOffAt: new Date().toISOString(), signedOffBy: user?.id ?? null };
};

async function isSampleSite(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'settings', overrideAccess: true, req });
  return settings.showsSampleData ?? settingsDefaults.showsSampleData;
}

function refusal(isRevoked: boolean) {
  const message = isRevoked
    ? 'An administrator signed this offer off before your change. Switch it off, save your change, and ask an administrator ' +
      'to sign it off again.'
    : 'An offer on a medicine, or one that names a medicine or a product, needs an administrator’s sign-off before it can ' +
      'be on the site. Save it switched off, and ask an administrator.';
  return fieldRefusal({ path: 'isActive', message });
}

/** Compares values whether or not relations are populated, and treats null and undefined as equal. */
function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(comparable(a), comparable(b));
}

function comparable(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value;
}
