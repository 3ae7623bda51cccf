import { correctableParts, formatDuration, medianDuration } from '#contract/rules/correction.ts';
import { counted } from '#contract/rules/counted.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import type { Correction } from '#contract/schemas/correction.ts';
import { correctionsQuery } from '#site/api/corrections.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { title } from './route.ts';

/** Prices that were wrong on the site, when they were reported, and when they were corrected. */
export function Page() {
  const corrections = useRead(correctionsQuery);
  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.corrections} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{ current: { name: 'Corrections', path: paths.corrections } }}
      />
      <div className="page-width flex flex-col gap-6 py-6 md:py-8">
        <Loaded
          query={corrections}
          loadingText="Loading corrections..."
          errorTitle="The corrections are not available at the moment"
        >
          {(loaded) => <Corrections corrections={loaded} />}
        </Loaded>
        <p className="measure text-muted">
          Every price links to its record of observations, where you can report a mistake.
        </p>
      </div>
    </>
  );
}

const lead =
  'Prices that were wrong on this site, when a visitor told us, and when we corrected them.';

function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const median = medianDuration(corrections);
  if (median === null)
    return (
      <EmptyState
        title="No corrections yet"
        text="No visitor has reported a price that turned out to be wrong."
      />
    );
  return (
    <>
      <p className="text-lg">
        {counted(corrections.length, 'correction')}. Median time taken to correct a price:{' '}
        <strong>{formatDuration(median)}</strong>.
      </p>
      <ol className="grid gap-3">
        {corrections.map((correction) => (
          <li
            key={`${correction.productId} ${correction.correctedAt}`}
            className="rounded-base border bg-surface p-4"
          >
            <CorrectionCard correction={correction} />
          </li>
        ))}
      </ol>
    </>
  );
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const { productId, product, whatWasWrong, was, is, reportedAt, correctedAt } = correction;
  return (
    <article className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">
        <a href={paths.price(productId)} className="text-link">
          {product}
        </a>
      </h2>
      <p>
        {correctableParts[whatWasWrong]}
        {was !== null && is !== null && (
          <>
            {': '}
            <del>{was}</del> is now <ins className="font-semibold no-underline">{is}</ins>
          </>
        )}
      </p>
      <p className="text-sm text-muted">
        Reported {formatDateAndTime(reportedAt)}. Corrected {formatDateAndTime(correctedAt)}.
      </p>
    </article>
  );
}
