import { counted } from '#contract/rules/counted.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import { inStockLately } from '#contract/rules/on-sale.ts';
import type { Plan } from '#contract/schemas/plan.ts';

/** Said where there is no lowest with one provider. */
export const noSingleProvider = `No registered provider that you can go to has every dose ${inStockLately}.`;

/** What a change of a plan has led to: `Mounjaro: 6 orders, 2.5mg to 5mg. Lowest total with one provider: £912.00.` */
export function planInBrief({ medication, orders, lowestSingle }: Plan): string {
  const doses = new Set([orders[0], orders.at(-1)].flatMap((order) => order?.dose ?? []));
  const planned = `${medication}: ${counted(orders.length, 'order')}, ${[...doses].join(' to ')}.`;
  if (!lowestSingle) return `${planned} ${noSingleProvider}`;
  const { total, isComplete } = lowestSingle;
  return `${planned} Lowest total with one provider: ${isComplete ? '' : 'at least '}${formatTotal(toPence(total))}.`;
}
