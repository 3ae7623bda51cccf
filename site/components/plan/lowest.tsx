import type { ReactNode } from 'react';
import { counted, nounFor } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import { inStockLately } from '#contract/rules/on-sale.ts';
import { registerMarks } from '#contract/rules/registration.ts';
import type { Plan, PlanCompany, PlanOrder } from '#contract/schemas/plan.ts';
import { paths } from '#site/paths.ts';
import { deliveryFeeText } from '../price/fee-text.ts';
import { Sum } from '../price/sum.tsx';
import { orderConsultationText } from './consultation-text.ts';
import { noSingleProvider } from './plan-in-brief.ts';

/** The lowest for the whole plan: at one provider, and when changing providers. */
export function Lowest({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="lowest" className="flex flex-col gap-3 print:hidden">
      <h2 id="lowest" className="text-2xl">
        What {counted(plan.orders.length, 'order')} of {plan.medication}{' '}
        {nounFor(plan.orders.length, 'costs', 'cost')} at the lowest
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <Box title="With one provider">
          <Single plan={plan} />
        </Box>
        <Box title="When changing providers">
          <Mixed plan={plan} />
        </Box>
      </div>
    </section>
  );
}

function Single({ plan: { lowestSingle, openProviderCount } }: { plan: Plan }) {
  if (!lowestSingle) return <p>{noSingleProvider}</p>;
  const { total, isComplete, company } = lowestSingle;
  const others = openProviderCount - 1;
  return (
    <>
      <Sum pence={toPence(total)} isComplete={isComplete} className="text-2xl md:text-3xl" />
      <p>
        at <ProviderLink company={company} />
      </p>
      <p className="text-sm text-muted">
        {others === 0
          ? `No other registered provider that you can go to has every dose ${inStockLately}.`
          : `${counted(others, 'other registered provider')} that you can go to ${nounFor(others, 'has', 'have')} every dose in stock.`}
      </p>
    </>
  );
}

function Mixed({ plan }: { plan: Plan }) {
  const { lowestMixed } = plan;
  if (!lowestMixed)
    return (
      <p>
        At least one of the doses is not in stock, at a price checked {freshnessTexts.month}, at any
        registered provider that you can go to.
      </p>
    );
  const { total, isComplete, changes, orders } = lowestMixed;
  const [first] = orders;
  return (
    <>
      <Sum pence={toPence(total)} isComplete={isComplete} className="text-2xl md:text-3xl" />
      {changes.length === 0 ? (
        <p>No change of provider makes the plan cheaper.</p>
      ) : (
        <>
          {first && (
            <p>
              beginning at <ProviderLink company={first.company} />, with{' '}
              {counted(changes.length, 'change')}
              <Saving plan={plan} />:
            </p>
          )}
          <ul className="flex list-disc flex-col gap-1 pl-6">
            {changes.map((change) => (
              <li key={change.date}>
                {formatDate(change.date)}: to <ProviderLink company={change.to} />.{' '}
                <Fees order={orders.find(({ date }) => date === change.date)} />
                {change.saves === null
                  ? `${change.from.name} does not have a dose ${inStockLately}, or a fee is not stated.`
                  : `That saves ${formatTotal(toPence(change.saves))} against staying at ${change.from.name}.`}
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            The total includes each provider’s fees. A new provider will assess you again and may
            say no. It will usually ask for proof of your dose. Its page says what it asks, where we
            know.
          </p>
        </>
      )}
    </>
  );
}

function Fees({ order }: { order: PlanOrder | undefined }) {
  if (!order) return null;
  return (
    <>
      Consultation: {orderConsultationText(order)}. Delivery: {deliveryFeeText(order.deliveryFee)}
      .{' '}
    </>
  );
}

function Saving({ plan: { lowestSingle, lowestMixed } }: { plan: Plan }) {
  if (!lowestSingle?.isComplete || !lowestMixed?.isComplete) return null;
  const pence = toPence(lowestSingle.total) - toPence(lowestMixed.total);
  return pence > 0 && ` and ${formatTotal(pence)} less than with one provider`;
}

function ProviderLink({ company }: { company: PlanCompany }) {
  return (
    <>
      <a href={paths.provider(company.slug)} className="text-link font-semibold">
        {company.name}
      </a>{' '}
      ({registerMarks(company).join(', ')})
    </>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 rounded-base border bg-surface p-4 md:p-6">
      <h3 className="text-base">{title}</h3>
      {children}
    </div>
  );
}
