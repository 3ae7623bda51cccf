import { formatDate, londonDay } from '#contract/rules/date.ts';
import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { isOnSale } from '#contract/rules/on-sale.ts';
import { registerOf } from '#contract/rules/registers.ts';
import { stockDays, stockTimelineEnds } from '#contract/rules/stock-days.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import type { ComparedProvider, SideBySide } from '#contract/schemas/side-by-side.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Checked } from '../price/checked.tsx';
import { consultationFeeText, deliveryFeeText } from '../price/fee-text.ts';
import { Total } from '../price/total.tsx';
import { TotalLine, totalsText } from '../price-history/total-line.tsx';
import { stockInWords, StockStrip } from '../price-history/stock-timeline.tsx';
import { totalSteps } from '../price-history/total-steps.ts';
import { Rating } from '../stars/rating.tsx';
import { StockLabel } from '../stock/stock-label.tsx';
import { termRows } from '../provider-terms/term-rows.ts';
import type { ComparisonCell, ComparisonRow } from './comparison-row.ts';
import { RatingSpread } from './rating-spread.tsx';

/** All that providers are compared by, in the order of a patient's questions. */
export function comparisonRows({ providers, at, ...compared }: SideBySide): ComparisonRow[] {
  const { medication, dose, doses } = compared;
  const row = (
    label: string,
    cellOf: (provider: ComparedProvider) => ComparisonCell,
  ): ComparisonRow => ({ label, cells: providers.map(cellOf) });
  const priced = (label: string, cellOf: (product: CompanyProduct) => ComparisonCell) =>
    row(label, (provider) => {
      const product = productOf(provider, { medication, dose });
      return product ? cellOf(product) : { text: 'Not listed' };
    });
  const lowest = lowestTotals(providers, { medication, doses });
  const ends = stockTimelineEnds(new Date(at));

  return [
    row('Registers', registersCell),
    row('Type', ({ type }) => ({ text: type })),
    ...[dose, ...doses.filter((each) => each !== dose)].map((each) =>
      row(`Total, ${each}`, (provider) => {
        const product = productOf(provider, { medication, dose: each });
        return totalCell(product, product && lowest.has(product.id));
      }),
    ),
    priced(`Price, ${dose}`, ({ price, priceUnit }) => ({
      text: `${formatPrice(toPence(price))} a ${priceUnit}`,
    })),
    priced('Consultation fee', ({ consultationFee }) => ({
      text: consultationFeeText(consultationFee),
    })),
    priced('Delivery fee', ({ deliveryFee }) => ({ text: deliveryFeeText(deliveryFee) })),
    priced('Stock', ({ inStock }) => ({
      text: String(inStock),
      content: <StockLabel inStock={inStock} />,
    })),
    row('In stock in the last 90 days', ({ past }) => stockCell(past, ends)),
    row('Totals, last 12 months', ({ past }) => historyCell(past, at)),
    priced('Price checked', (product) => ({
      text: formatDate(product.checkedAt),
      content: <Checked product={product} />,
    })),
    row('Rating', ({ averageRating, reviewCount }) => ({
      text: `${averageRating} ${reviewCount}`,
      content: <Rating averageRating={averageRating} reviewCount={reviewCount} />,
    })),
    row('Spread of ratings', ({ reviewSummary: { ratingDistribution, reviewCount } }) => ({
      text: ratingDistribution.map(({ percentage }) => percentage).join(' '),
      content:
        reviewCount === 0 ? 'No reviews yet' : <RatingSpread distribution={ratingDistribution} />,
    })),
    ...askedRows(providers, medication),
    row('Medications', ({ metrics: { medicationsAvailable } }) => ({
      text: medicationsAvailable.toSorted().join(', ') || 'None listed',
    })),
  ];
}

/** What each asks of its patients, for this medication. */
function askedRows(providers: readonly ComparedProvider[], medication: string): ComparisonRow[] {
  const columns = providers.map((provider) =>
    termRows({
      ...provider,
      products: provider.products.filter(({ name }) => name === medication),
    }),
  );
  return (columns[0] ?? []).map(({ label }, index) => ({
    label,
    cells: columns.flatMap(({ [index]: row }) => (row ? { text: row.text } : [])),
  }));
}

type Dose = { medication: string; dose: string };

function productOf({ products }: ComparedProvider, { medication, dose }: Dose) {
  return products.find((product) => product.name === medication && product.dose === dose);
}

/** The ids of the products with the lowest complete total on sale of their dose, where there is another to compare. */
function lowestTotals(
  providers: readonly ComparedProvider[],
  { medication, doses }: { medication: string; doses: readonly string[] },
): ReadonlySet<string> {
  const ids = doses.flatMap((dose) => {
    const offers = providers.flatMap((provider) => {
      const product = productOf(provider, { medication, dose });
      if (!product || !isOnSale(product, provider)) return [];
      const { pence, isComplete } = totalCost(product);
      return [{ id: product.id, pence, isComplete }];
    });
    const lowest = Math.min(...offers.map(({ pence }) => pence));
    const winners = offers.filter(({ pence, isComplete }) => pence === lowest && isComplete);
    return offers.length > 1 && winners.length < offers.length ? winners.map(({ id }) => id) : [];
  });
  return new Set(ids);
}

function totalCell(product: CompanyProduct | undefined, isLowest = false): ComparisonCell {
  if (!product) return { text: 'Not listed' };
  const { pence, isComplete } = totalCost(product);
  const why = !product.inStock
    ? 'Out of Stock'
    : product.freshness === 'older'
      ? 'May be out of date'
      : isLowest
        ? 'Lowest'
        : '';
  return {
    text: `${isComplete ? '' : 'at least '}${formatTotal(pence)} ${why}`,
    content: (
      <>
        <Total row={product} className="text-lg print:text-base" />
        {why && (
          <span
            className={`ml-2 text-sm whitespace-nowrap ${isLowest ? 'font-semibold text-down' : 'text-muted'}`}
          >
            {why}
          </span>
        )}
      </>
    ),
  };
}

function registersCell({ registrations }: ComparedProvider): ComparisonCell {
  if (registrations.length === 0) {
    return {
      text: '',
      content: <strong className="text-up">No current registration on record</strong>,
    };
  }
  return {
    text: registrations.map(({ register }) => register).join(' '),
    content: (
      <ul className="text-sm leading-6 print:leading-5">
        {registrations.map(({ register, number, url }) => (
          <li key={url}>
            <strong>{registerOf(register).shortName}</strong>{' '}
            <ExternalLink href={url} className="text-link inline-block">
              {number}
            </ExternalLink>
          </li>
        ))}
      </ul>
    ),
  };
}

type Past = ComparedProvider['past'];

function stockCell(past: Past, ends: readonly string[]): ComparisonCell {
  if (!past) return { text: 'Not listed' };
  const days = stockDays(past.periods, ends);
  const words = stockInWords(days);
  return {
    // The strips are compared, too: as many days may be others.
    text: days.join(' '),
    content: (
      <>
        {words === 'Not known' ? words : `${words} days`}
        <StockStrip days={days} />
      </>
    ),
  };
}

function historyCell(past: Past, at: string): ComparisonCell {
  if (!past) return { text: 'Not listed' };
  const totals = totalSteps(past.periods, { at, range: '12' });
  if (totals.length === 0) return { text: 'Not known' };
  return {
    text: totals
      .map(({ from, until, pence, isComplete }) => {
        const days = [from, until].map((time) => londonDay(new Date(time)));
        return [...days, pence, isComplete].join(' ');
      })
      .join(', '),
    content: (
      <>
        {totalsText(totals, at)}
        <TotalLine periods={past.periods} at={at} className="h-6 w-full" isDecorative />
      </>
    ),
  };
}
