/** The fields of an offer that decide whether it lacks an administrator’s sign-off. */
export type DiscountSignOff = {
  appliesTo?: readonly string[] | null;
  isSignedOff?: boolean | null;
};

/** Whether an offer is on a medicine and not signed off: it is shown only while the site shows sample data. */
export function isUnsigned({ appliesTo, isSignedOff }: DiscountSignOff): boolean {
  return Boolean(appliesTo?.includes('medicine')) && !isSignedOff;
}

/** What the site’s settings say of offers. */
type OfferSettings = { isStrict?: boolean | null; showsSampleData?: boolean | null };

/** Whether the site has an offer while it runs: none in strict mode, and an unsigned one among sample data alone. */
export function isOfferAllowed(
  offer: { isUnsigned: boolean },
  { isStrict, showsSampleData }: OfferSettings,
): boolean {
  return !isStrict && (!offer.isUnsigned || Boolean(showsSampleData));
}
