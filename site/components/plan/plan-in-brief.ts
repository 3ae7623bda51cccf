import { counted } from '#contract/rules/counted.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import type { Plan } from '#contract/schemas/plan.ts';

/** What a change of a plan has led to: `Mounjaro: 6 orders, 2.5mg to 5mg. Lowest total with one provider: £912.00.` */
export function planInBrief({ medication, orders, lowestSingle }: Plan): string {
  const doses = new Set([orders[0], orders.at(-1)].flatMap((order) => order?.dose ?? []));
  const planned = `${medication}: ${counted(orders.length, 'order')}, ${[...doses].join(' to ')}.`;
  if (!lowestSingle) return `${planned} No one provider has every dose in stock.`;
  const { total, isComplete } = lowestSingle;
  return `${planned} Lowest total with one provider: ${isComplete ? '' : 'at least '}${formatTotal(toPence(total))}.`;
}
