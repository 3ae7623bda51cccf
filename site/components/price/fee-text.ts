import { formatPrice, toPence } from '#contract/rules/money.ts';

/** The text of a consultation fee; `Included` if 0 (specification, section 4). */
export function consultationFeeText(fee: string | null): string {
  return feeText(fee, 'Included');
}

/** The text of a delivery fee; `Free` if 0 (specification, section 4). */
export function deliveryFeeText(fee: string | null): string {
  return feeText(fee, 'Free');
}

function feeText(fee: string | null, nothing: string): string {
  const pence = toPence(fee);
  if (pence === null) return 'Not stated';
  return pence === 0 ? nothing : formatPrice(pence);
}
