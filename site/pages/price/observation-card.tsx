import { formatDateAndTime } from '#contract/rules/date.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { observerRoles } from '#contract/rules/observation.ts';
import type { Observation } from '#contract/schemas/observation.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { chargedConsultationText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Total } from '#site/components/price/total.tsx';
import { stockText } from '#site/components/stock/stock-text.ts';
import { Evidence } from './evidence.tsx';

type Props = {
  observation: Observation;
  /** Whether it leads to where it was seen. */
  isLinked: boolean;
};

/** One observation: the figures, then where they come from. */
export function ObservationCard({ observation, isLinked }: Props) {
  const { seenAt, price, firstOrderPrice, deliveryFee, inStock } = observation;
  return (
    <article className="grid gap-x-8 gap-y-2 rounded-base border bg-surface p-4 md:grid-cols-[13.5rem_1fr_1fr] print:grid-cols-[13.5rem_1fr_1fr]">
      <h3 className="font-semibold">
        <time dateTime={seenAt}>{formatDateAndTime(seenAt)}</time>
      </h3>
      <div>
        <p>
          <span className="font-semibold">{formatPrice(toPence(price))}</span>, in total{' '}
          <Total row={observation} />
        </p>
        <p className="text-sm text-muted">
          {firstOrderPrice !== null && `First order: ${formatPrice(toPence(firstOrderPrice))}. `}
          Consultation: {chargedConsultationText(observation)}. Delivery:{' '}
          {deliveryFeeText(deliveryFee)}. {stockText(inStock)}.
        </p>
      </div>
      <div className="text-sm">
        <Source observation={observation} isLinked={isLinked} />
        <p className="text-muted">{recordedText(observation)}</p>
        {observation.correction !== null && (
          <p>Corrects the observation before it. {observation.correction}</p>
        )}
      </div>
    </article>
  );
}

function Source({ observation: { sourceUrl, evidence }, isLinked }: Props) {
  const host = sourceUrl && new URL(sourceUrl).host;
  return (
    <>
      {sourceUrl === null ? (
        <p>No source recorded</p>
      ) : (
        <p className="wrap-anywhere">
          Seen at {isLinked ? <ExternalLink href={sourceUrl}>{host}</ExternalLink> : host}
        </p>
      )}
      {evidence && <Evidence evidence={evidence} />}
    </>
  );
}

const routeTexts: Readonly<Record<Observation['route'], string>> = {
  form: 'Entered by hand',
  import: 'From a price import',
  watch: 'Looked up on the provider’s page',
  undo: 'A price import was undone',
  sample: 'Sample data, invented',
  system: 'Recorded by the program',
};

/** How it came in and by whom, and when unless that was when it was seen. */
export function recordedText({ route, by, seenAt, recordedAt }: Observation): string {
  const who = by === null ? '' : ` by the ${observerRoles[by].toLowerCase()}`;
  const when = recordedAt === seenAt ? 'at once' : formatDateAndTime(recordedAt);
  return `${routeTexts[route]}${who}, recorded ${when}`;
}
