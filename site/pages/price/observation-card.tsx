import { formatDate, formatTime } from '#contract/rules/date.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { observerRoles } from '#contract/rules/observation.ts';
import type { Observation } from '#contract/schemas/observation.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { consultationFeeText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Total } from '#site/components/price/total.tsx';

/** One observation: the figures, then where they come from. */
export function ObservationCard({ observation }: { observation: Observation }) {
  const { seenAt, price, consultationFee, deliveryFee, inStock } = observation;
  return (
    <article className="grid gap-x-8 gap-y-2 rounded-base border bg-surface p-4 md:grid-cols-[12rem_1fr_1fr]">
      <h3 className="font-semibold">
        <time dateTime={seenAt}>
          {formatDate(seenAt)}, {formatTime(seenAt)}
        </time>
      </h3>
      <div>
        <p>
          <span className="font-semibold">{formatPrice(toPence(price))}</span>, in total{' '}
          <Total row={observation} />
        </p>
        <p className="text-sm text-muted">
          Consultation: {consultationFeeText(consultationFee)}. Delivery:{' '}
          {deliveryFeeText(deliveryFee)}. {stockText(inStock)}.
        </p>
      </div>
      <div className="text-sm">
        <Source observation={observation} />
        <p className="text-muted">{recordedText(observation)}</p>
        {observation.correction !== null && (
          <p>Corrects the observation before it. {observation.correction}</p>
        )}
      </div>
    </article>
  );
}

function Source({ observation: { sourceUrl, evidence } }: { observation: Observation }) {
  return (
    <>
      {sourceUrl === null ? (
        <p>No source was noted</p>
      ) : (
        <p className="wrap-anywhere">
          Seen at <ExternalLink href={sourceUrl}>{new URL(sourceUrl).host}</ExternalLink>
        </p>
      )}
      {evidence && (
        <p className="wrap-anywhere">
          <a href={evidence.url} className="text-link">
            Picture or document of it
          </a>
          , SHA-256 <code>{evidence.sha256}</code>
        </p>
      )}
    </>
  );
}

const routeTexts: Readonly<Record<Observation['route'], string>> = {
  form: 'Entered by hand',
  import: 'From a file of prices',
  undo: 'A file of prices was taken back',
  sample: 'Sample data, invented',
  system: 'Recorded by the program',
};

function recordedText({ route, by, recordedAt }: Observation): string {
  const who = by === null ? '' : ` by the ${observerRoles[by].toLowerCase()}`;
  return `${routeTexts[route]}${who}, recorded ${formatDate(recordedAt)}, ${formatTime(recordedAt)}`;
}

function stockText(inStock: boolean | null): string {
  if (inStock === null) return 'Stock not known';
  return inStock ? 'In stock' : 'Out of stock';
}
