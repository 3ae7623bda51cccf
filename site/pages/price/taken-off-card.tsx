import { formatDateAndTime } from '#contract/rules/date.ts';
import type { Observation } from '#contract/schemas/observation.ts';
import { recordedText } from './observation-card.tsx';

/** That a price was taken off the site, which is no check of it: its figures and its source are those of the check before. */
export function TakenOffCard({ observation }: { observation: Observation }) {
  const { recordedAt } = observation;
  return (
    <article className="grid gap-x-8 gap-y-2 rounded-base border bg-surface p-4 md:grid-cols-[13.5rem_1fr_1fr] print:grid-cols-[13.5rem_1fr_1fr]">
      <h3 className="font-semibold">
        <time dateTime={recordedAt}>{formatDateAndTime(recordedAt)}</time>
      </h3>
      <p>Taken off the site</p>
      <p className="text-sm text-muted">{recordedText(observation)}</p>
    </article>
  );
}
