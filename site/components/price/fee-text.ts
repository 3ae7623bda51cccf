import { feeBases, feeBasisOf } from '#contract/rules/consultation-fee-basis.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { OrderTerms, PricedRow } from '#contract/rules/total-cost.ts';

/** The text of a consultation fee; `Included` if 0 (specification, section 4). */
export function consultationFeeText(fee: string | null): string {
  return feeText(fee, 'Included');
}

type ConsultationRow = Pick<PricedRow, 'consultationFee'> &
  Pick<OrderTerms, 'consultationFeeBasis'>;

/** The text of a consultation fee with how often it is charged: `£20, charged once`. */
export function chargedConsultationText({ consultationFee, ...row }: ConsultationRow): string {
  const basis = feeBasisOf(toPence(consultationFee), row.consultationFeeBasis);
  return `${consultationFeeText(consultationFee)}${basis === null ? '' : `, charged ${feeBases[basis]}`}`;
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
