import { formatDateAndTime } from '#contract/rules/date.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { Observation } from '#contract/schemas/observation.ts';
import { recordedText } from './observation-card.tsx';

/** What an observation says of the check itself; all else is what was found. */
const ofTheCheck: ReadonlySet<keyof Observation> = new Set([
  'seenAt',
  'recordedAt',
  'route',
  'by',
  'evidence',
  'correction',
]);

/** Whether a check found all as the one before it did, in the same place and without anything else to tell. */
export function foundTheSame(observation: Observation, before: Observation | undefined): boolean {
  const told = Object.keys(observation) as (keyof Observation)[];
  return (
    before !== undefined &&
    observation.evidence === null &&
    observation.correction === null &&
    told.every((key) => ofTheCheck.has(key) || observation[key] === before[key])
  );
}

/** A check that found no change. */
export function UnchangedCard({ observation }: { observation: Observation }) {
  const { seenAt, price } = observation;
  return (
    <article className="grid gap-x-8 gap-y-1 px-4 py-1 text-sm md:grid-cols-[13.5rem_1fr_1fr] print:grid-cols-[13.5rem_1fr_1fr] print:py-0">
      <h3 className="font-semibold">
        <time dateTime={seenAt}>{formatDateAndTime(seenAt)}</time>
      </h3>
      <p>Nothing had changed: {formatPrice(toPence(price))}</p>
      <p className="text-muted max-md:sr-only print:sr-only">{recordedText(observation)}</p>
    </article>
  );
}
