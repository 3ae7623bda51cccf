import { formatPrice, toPence } from '#contract/rules/money.ts';

/** A consultation fee as a patient reads it; `Included` if 0 (specification, section 4). */
export function consultationFeeText(fee: string | null): string {
  return feeText(fee, 'Included');
}

/** A delivery fee as a patient reads it; `Free` if 0 (specification, section 4). */
export function deliveryFeeText(fee: string | null): string {
  return feeText(fee, 'Free');
}

function feeText(fee: string | null, nothing: string): string {
  const pence = toPence(fee);
  if (pence === null) return 'Not stated';
  return pence === 0 ? nothing : formatPrice(pence);
}
