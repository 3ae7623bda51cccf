import { isConsultationPaid } from '#contract/rules/total-cost.ts';
import type { PlanOrder } from '#contract/schemas/plan.ts';
import { consultationFeeText } from '../price/fee-text.ts';

/** The text of an order's consultation fee; a fee that an earlier order paid says so. */
export function orderConsultationText(order: PlanOrder): string {
  return isConsultationPaid(order, order.isFirst ? 'first' : 'repeat')
    ? 'not charged again'
    : consultationFeeText(order.consultationFee);
}
