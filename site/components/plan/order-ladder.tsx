import type { MouseEvent } from 'react';
import { formatDate } from '#contract/rules/date.ts';
import type { PlannedOrder } from '#contract/rules/plan/dose-ladder.ts';
import type { PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { paths } from '#site/paths.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { MonthNote } from '../price/month-note.tsx';
import { changePlan, doseChanges } from './choice.ts';

type Props = { medication: Medication; choice: PlanRequest; orders: readonly PlannedOrder[] };

/** The orders by date, each with what a prescriber may say instead. */
export function OrderLadder({ medication, choice, orders }: Props) {
  const { doseSteps: steps, doseStepsNote, doseStepsUrl, name } = medication;
  return (
    <section aria-labelledby="orders" tabIndex={-1} className="flex flex-col gap-3 print:hidden">
      <h2 id="orders" className="text-2xl">
        Your orders
      </h2>
      <p className="measure">
        <strong>Your prescriber decides the dose.</strong> These are the usual steps of {name}. If
        yours are others, change an order: those after it follow the usual steps from there.
      </p>
      <ol className="border-b">
        {orders.map(({ date, dose }, index) => (
          <li
            key={date}
            tabIndex={-1}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t py-2 md:grid md:grid-cols-[12rem_6rem_minmax(0,1fr)]"
          >
            <time dateTime={date}>{formatDate(date)}</time>
            <strong>{dose}</strong>
            <span className="flex flex-wrap gap-x-4 max-md:basis-full">
              {doseChanges(index, { choice, steps, orders }).map((change) => (
                <a
                  key={change.text}
                  href={paths.plan(change.choice)}
                  onClick={keepFocus}
                  className="text-link py-1 text-sm"
                >
                  {change.text}
                  <span className="sr-only"> in the order on {formatDate(date)}</span>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {choice.doses !== undefined && (
        <p>
          <a href={paths.plan(changePlan(choice, {}))} onClick={keepFocus} className="text-link">
            Back to the usual steps
          </a>
        </p>
      )}
      <p className="measure text-sm text-muted">
        <MonthNote /> {doseStepsNote}{' '}
        {doseStepsUrl && <ExternalLink href={doseStepsUrl}>Source of the usual steps</ExternalLink>}
      </p>
    </section>
  );
}

/** Moves the focus to what a pressed link is in, which stays when the link goes. */
function keepFocus({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
