import type { PlanOrder } from '#contract/schemas/plan.ts';
import { consultationFeeText } from '../price/fee-text.ts';

/** The text of an order's consultation fee; a fee that an earlier order paid says so. */
export function orderConsultationText(order: PlanOrder): string {
  const { consultationFee, consultationFeeBasis, isFirst } = order;
  const isPaid = consultationFeeBasis === 'once' || consultationFeeBasis === 'yearly';
  return !isFirst && isPaid ? 'not charged again' : consultationFeeText(consultationFee);
}
