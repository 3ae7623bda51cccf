/** The fields of an offer that decide whether it lacks an administrator’s sign-off. */
export type DiscountSignOff = {
  appliesTo?: readonly string[] | null;
  isSignedOff?: boolean | null;
};

/** Whether an offer is on a medicine and not signed off: it is shown only while the site shows sample data. */
export function isUnsigned({ appliesTo, isSignedOff }: DiscountSignOff): boolean {
  return Boolean(appliesTo?.includes('medicine')) && !isSignedOff;
}
