import { counted } from '#contract/rules/counted.ts';
import { formatDate, formatShortDate } from '#contract/rules/date.ts';
import { toPence } from '#contract/rules/money.ts';
import { registerOf } from '#contract/rules/registers.ts';
import type { Plan, ProviderPlan } from '#contract/schemas/plan.ts';
import { Sum } from '../price/sum.tsx';
import { Total } from '../price/total.tsx';
import { ReportTable } from '../report-table/report-table.tsx';
import { noSingleProvider } from './plan-in-brief.ts';

/**
 * On paper only: the plan for a GP, with the three lowest providers that the patient can go to, their registrations and the
 * date of each price.
 */
export function PaperPlan({ plan }: { plan: Plan }) {
  const providers = plan.lowestThree;
  return (
    <div className="paper-plan hidden flex-col gap-3 text-sm print:flex">
      <ReportTable
        caption={
          <>
            {plan.medication}: {counted(plan.orders.length, 'order')} of four weeks, with the total
            of each, and in brackets when its price was checked. Your prescriber decides the dose.
          </>
        }
      >
        <thead>
          <tr>
            <th scope="col">Order on</th>
            <th scope="col">Dose</th>
            {providers.map(({ company }) => (
              <th key={company.id} scope="col" className="number">
                {company.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.orders.map(({ date, dose }, index) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{dose}</td>
              {providers.map((provider) => (
                <OrderCell key={provider.company.id} provider={provider} index={index} />
              ))}
            </tr>
          ))}
          {providers.length > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                <strong>All orders</strong>
              </th>
              {providers.map(({ company, total, isComplete }) => (
                <td key={company.id} className="number">
                  <Sum pence={toPence(total)} isComplete={isComplete} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </ReportTable>
      {providers.length === 0 && <p>{noSingleProvider}</p>}
      <ul className="flex flex-col gap-1">
        {providers.map(({ company }) => (
          <li key={company.id}>
            <strong>{company.name}</strong>:{' '}
            {company.registrations
              .map(
                ({ register, number, checkedAt }) =>
                  `${registerOf(register).shortName} ${number}, looked up ${formatShortDate(checkedAt)}`,
              )
              .join('; ')}
          </li>
        ))}
      </ul>
      <p>
        At the prices of the day, with the consultation and delivery fees of each order; “at least”
        where a fee is not stated. Of the providers that you can go to, these have the lowest
        totals; nobody pays for a place. We sell no medication, and are not affiliated with any
        provider.
      </p>
    </div>
  );
}

function OrderCell({ provider, index }: { provider: ProviderPlan; index: number }) {
  const order = provider.orders[index];
  return (
    <td className="number">
      {order && (
        <>
          <Total row={order} className="font-normal" />{' '}
          <span className="whitespace-nowrap text-muted">({formatShortDate(order.checkedAt)})</span>
          {order.isNewPatientPrice && <span className="block text-muted">for new patients</span>}
        </>
      )}
    </td>
  );
}
