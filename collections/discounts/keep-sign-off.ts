import { isDeepStrictEqual } from 'node:util';
import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { hasRole } from '../access/roles.ts';
import type { Discount } from '../payload-types.ts';

/** What an administrator reads before signing an offer off. */
const signedFields = [
  'provider',
  'discountText',
  'code',
  'percentageOff',
  'fixedAmountOffPence',
  'validityPeriod',
  'dependencies',
  'limitingFactors',
  'url',
  'appliesTo',
] as const satisfies readonly (keyof Discount)[];

/**
 * An offer on a medicine is on the site only while an administrator’s sign-off stands: advertising prescription-only
 * medicines to the public is an offence (Human Medicines Regulations 2012, regulation 284). Keeps who signed off and
 * when; a sign-off falls with a change by anybody else.
 */
export const keepSignOff: CollectionBeforeChangeHook<Discount> = ({ data, originalDoc, req }) => {
  const { user } = req;
  const fell =
    originalDoc?.isSignedOff === true &&
    user !== null &&
    !hasRole(user) &&
    signedFields.some((field) => !isSame(data[field], originalDoc[field]));
  const isSignedOff = data.isSignedOff === true && !fell;
  if (data.isActive && !data.deletedAt && data.appliesTo?.includes('medicine') && !isSignedOff) {
    throw refusal(fell, req);
  }
  if (!isSignedOff) return { ...data, isSignedOff, signedOffAt: null, signedOffBy: null };
  if (originalDoc?.isSignedOff) return data;
  return { ...data, signedOffAt: new Date().toISOString(), signedOffBy: user?.id ?? null };
};

function refusal(fell: boolean, req: Parameters<CollectionBeforeChangeHook>[0]['req']) {
  const message = fell
    ? 'An administrator signed this offer off as it was. Switch it off, save your change, and ask an administrator ' +
      'to sign it off again.'
    : 'An offer on a medicine, or one that names a medicine, needs an administrator’s sign-off before it can be on the ' +
      'site. Save it switched off, and ask an administrator.';
  return new ValidationError({
    collection: 'discounts',
    errors: [{ path: 'isActive', message }],
    req,
  });
}

/** Relations may have been fetched, and nothing is given as null or not at all. */
function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(comparable(a), comparable(b));
}

function comparable(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value;
}
