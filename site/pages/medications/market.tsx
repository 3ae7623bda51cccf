import { useSearchParams } from 'react-router-dom';
import type { Medication } from '#contract/schemas/medication.ts';
import type { MarketHistory } from '#contract/schemas/price-history.ts';
import { marketHistoryQuery } from '#site/api/price-history.ts';
import { useRead } from '#site/api/use-read.ts';
import { MarketChart } from '#site/components/price-history/market-chart.tsx';
import { ChoiceLinks } from '#site/components/price-history/choice-links.tsx';
import { RangeLinks } from '#site/components/price-history/range-links.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import {
  filterOf,
  readMarketRequest,
  readTabChoice,
  tabAddress,
  type TabChoice,
} from './choice.ts';

/** The price history of a dose over all registered providers. */
export function Market({ medication }: { medication: Medication }) {
  const [search] = useSearchParams();
  const request = readMarketRequest(filterOf(medication), search);
  const history = useRead(marketHistoryQuery(request));
  const isListed = history.error?.status !== 404;
  return (
    <section aria-labelledby="market" className="flex flex-col gap-4 pt-8">
      <h3 id="market" className="scroll-mt-4 text-xl">
        How {medication.name} prices have moved
      </h3>
      {isListed ? (
        <Loaded
          query={history}
          loadingText="Loading the price history..."
          errorTitle="The price history is not available at the moment"
        >
          {(loaded) => <History medication={medication} history={loaded} />}
        </Loaded>
      ) : (
        <NotListed name={medication.name} dose={request.dose} />
      )}
    </section>
  );
}

/** Where nobody lists a medication, or the dose of an old link. */
function NotListed({ name, dose }: { name: string; dose: string | undefined }) {
  const [search] = useSearchParams();
  if (dose === undefined) return <p>No provider lists {name}.</p>;
  const choice = readTabChoice({ filter: filterOf({ name }), tab: 'overview' }, search);
  const pricing = { ...choice.pricing, dose: 'all', page: 1, now: undefined };
  return (
    <p className="measure wrap-anywhere">
      No provider lists {name} {dose}.{' '}
      <a href={`${tabAddress({ ...choice, pricing })}#market`} className="text-link">
        See its lowest dose
      </a>
    </p>
  );
}

function History({ medication, history }: { medication: Medication; history: MarketHistory }) {
  const { at, dose, doses, points } = history;
  const [search] = useSearchParams();
  const choice = readTabChoice({ filter: filterOf(medication), tab: 'overview' }, search);
  const { pricing, months } = choice;
  const addressOf = (change: Partial<TabChoice>) =>
    `${tabAddress({ ...choice, ...change })}#market`;
  return (
    <>
      <ChoiceLinks
        label="Dose"
        choices={doses.map((each) => ({
          value: each,
          text: each,
          href: addressOf({ pricing: { ...pricing, dose: each, page: 1, now: undefined } }),
        }))}
        shown={dose}
      />
      <RangeLinks shown={months} addressOf={(range) => addressOf({ months: range })} />
      <MarketChart name={`${medication.name} ${dose}`} points={points} at={at} range={months} />
      <Embed name={medication.name} dose={dose} />
    </>
  );
}

/** The code to copy for showing the dose's lowest prices on another website. */
function Embed({ name, dose }: { name: string; dose: string }) {
  const absoluteUrl = useAbsoluteUrl();
  const code = `<a href="${absoluteUrl(paths.compare(name.toLowerCase()))}"><img src="${absoluteUrl(paths.embed(name, dose))}" alt="Lowest prices of ${name} ${dose}"></a>`;
  return (
    <details className="print:hidden">
      <summary className="text-link w-fit py-1">Show {dose} prices on your own page</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="measure">
          Copy this into your page. The image shows when its prices were checked, and{' '}
          <a href={paths.data} className="text-link">
            our data is open
          </a>
          .
        </p>
        <pre className="overflow-x-auto rounded-base border bg-sunken p-4 text-sm">
          <code>{code}</code>
        </pre>
        <img
          src={paths.embed(name, dose)}
          alt={`Lowest prices of ${name} ${dose}`}
          width="480"
          loading="lazy"
          className="h-auto max-w-full"
        />
      </div>
    </details>
  );
}
