import { counted } from '#contract/rules/counted.ts';
import { formatDate, formatShortDate } from '#contract/rules/date.ts';
import { stalePriceDays } from '#contract/rules/freshness.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { inStockLately } from '#contract/rules/on-sale.ts';
import type { UnavailableReason } from '#contract/rules/plan/unavailable.ts';
import { termText } from '#contract/rules/provider-terms.ts';
import { isRegistered, registerMarks } from '#contract/rules/registration.ts';
import type { PartialPlan, Plan, PlanCompany, PlanOrder } from '#contract/schemas/plan.ts';
import { paths } from '#site/paths.ts';
import { deliveryFeeText } from '../price/fee-text.ts';
import { Sum } from '../price/sum.tsx';
import { Total } from '../price/total.tsx';
import { orderConsultationText } from './consultation-text.ts';
import { ReportTable } from '../report-table/report-table.tsx';

/**
 * What the whole plan comes to at each provider, with each order, and why the others cannot be counted on; of long lists the
 * beginning: whoever reads further has seen the lowest.
 */
export function ProviderPlans({ plan }: { plan: Plan }) {
  const { providers, providerCount, withoutAll, withoutAllCount } = plan;
  return (
    <section aria-labelledby="providers" className="flex flex-col gap-3 print:hidden">
      <h2 id="providers" className="text-2xl">
        Providers with every dose
      </h2>
      <p className="measure text-sm text-muted">
        Lowest total first; those that do not state a fee come after the others. Nobody pays for a
        place.{' '}
        {providerCount > providers.length &&
          `These are the ${providers.length} lowest of ${counted(providerCount, 'provider')}.`}
      </p>
      {providers.length === 0 ? (
        <p>No registered provider has every dose {inStockLately}.</p>
      ) : (
        <ol className="border-b">
          {providers.map(({ company, isOnlyForOwnPatients, total, isComplete, orders }) => (
            <li key={company.id} className="flex flex-col gap-1 border-t py-3">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
                <Name company={company} />
                <Sum pence={toPence(total)} isComplete={isComplete} className="text-xl" />
              </div>
              {isOnlyForOwnPatients && <OnlyForOwnPatients />}
              <Orders company={company} orders={orders} />
            </li>
          ))}
        </ol>
      )}
      {withoutAll.length > 0 && (
        <details>
          <summary className="text-link w-fit py-1">
            {counted(withoutAllCount, 'provider')} left out, and why
          </summary>
          <ul className="mt-2 border-b">
            {withoutAll.map((partial) => (
              <li key={partial.company.id} className="flex flex-col gap-1 border-t py-3">
                <Name company={partial.company} />
                <p className="text-sm">{unavailableText(partial)}</p>
                {partial.isOnlyForOwnPatients && <OnlyForOwnPatients />}
                {partial.orders.length > 0 && (
                  <Orders company={partial.company} orders={partial.orders} />
                )}
              </li>
            ))}
          </ul>
          {withoutAllCount > withoutAll.length && (
            <p className="pt-2 text-sm">And {withoutAllCount - withoutAll.length} more.</p>
          )}
        </details>
      )}
    </section>
  );
}

function Name({ company }: { company: PlanCompany }) {
  return (
    <p>
      <a href={paths.provider(company.slug)} className="text-link font-semibold">
        {company.name}
      </a>{' '}
      <span className="text-sm text-muted max-md:block">
        {registerMarks(company).join(', ') || 'no current registration on record'}
      </span>
    </p>
  );
}

function OnlyForOwnPatients() {
  return (
    <p className="text-sm">
      <strong className="text-accent">{termText('switchingProof', 'not-accepted')}</strong>, so this
      is only for those who are its patients already. It is left out of the lowest figures.
    </p>
  );
}

function Orders({ company, orders }: { company: PlanCompany; orders: readonly PlanOrder[] }) {
  return (
    <details>
      <summary className="text-link w-fit py-1 text-sm">
        Each order<span className="sr-only"> at {company.name}</span>
      </summary>
      <ReportTable caption={<>Orders at {company.name}</>} isCaptionHidden className="mt-1">
        <thead>
          <tr>
            <th scope="col">Order on</th>
            <th scope="col">Dose</th>
            <th scope="col">What it is made of</th>
            <th scope="col" className="number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.date}>
              <th scope="row">{formatShortDate(order.date)}</th>
              <td>{order.dose}</td>
              <td>
                {formatPrice(toPence(order.price))}
                {order.isNewPatientPrice && ' for new patients'} · Consultation:{' '}
                {orderConsultationText(order)} · Delivery: {deliveryFeeText(order.deliveryFee)} ·{' '}
                <a href={paths.price(order.productId)} className="text-link">
                  checked {formatDate(order.checkedAt)}
                </a>
              </td>
              <td className="number">
                <Total row={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </details>
  );
}

function unavailableText({ company, unavailable }: PartialPlan): string {
  if (!isRegistered(company))
    return 'No current registration on record, so it is left out of every figure.';
  return unavailable.map(({ dose, reason }) => `${dose} ${reasonTexts[reason]}.`).join(' ');
}

const reasonTexts: Readonly<Record<UnavailableReason, string>> = {
  'not-listed': 'is not on its list',
  'out-of-stock': 'is out of stock',
  stale: `has a price that nobody has checked for ${stalePriceDays} days`,
  'not-registered': 'is sold without a current registration on record',
};
