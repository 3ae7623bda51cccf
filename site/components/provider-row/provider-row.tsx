import { formatPrice, toPence } from '#contract/rules/money.ts';
import { formatRating, withoutAverage } from '#contract/rules/rating.ts';
import { formatCount, nounFor } from '#contract/rules/counted.ts';
import { isRegistered, registerMarks } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { PriceChange } from '../price-change/price-change.tsx';
import { Total } from '../price/total.tsx';
import { SideBySideTick } from '../side-by-side/tick.tsx';

type Props = {
  company: Company;
  /** The dose that the rows are compared by, if the provider lists it. */
  product: CompanyProduct | undefined;
};

/** A provider in a list that is compared by one dose; all of it but the tick and the website leads to its page. */
export function ProviderRow({ company, product }: Props) {
  const { name, slug, type, website, features, metrics } = company;
  const isListed = isRegistered(company);
  return (
    <article className="relative flex items-center gap-3 bg-surface px-3 py-0.5 hover:bg-sunken md:grid md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_9rem] md:gap-x-4 lg:gap-x-6 md:px-4 md:py-2 print:grid print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]">
      <SideBySideTick slug={slug} name={name} isLabelHidden />
      <div className="flex min-w-0 grow flex-wrap gap-x-3 md:contents print:contents">
        <div className="min-w-0 grow basis-36 self-start">
          <h2 className="text-base">
            <a
              href={paths.provider(slug)}
              className="text-primary after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          </h2>
          <RatingAndRegisters company={company} />
          <p className="hidden text-sm text-muted md:block">{type}</p>
        </div>
        <div className="self-start text-sm max-md:hidden print:block">
          {isListed ? (
            <>
              <p>
                <span className="text-muted">Medications: </span>
                {metrics.medicationsAvailable.join(', ') || 'none listed'}
              </p>
              {features[0] && (
                <p className="flex items-start gap-1">
                  <Icon name="tick" className="mt-0.5 text-down" />
                  {features[0]}
                </p>
              )}
              {website && (
                <p className="relative z-1 w-fit print:hidden">
                  <ExternalLink href={website} className="text-link py-0.5">
                    Visit website<span className="sr-only"> of {name}</span>
                  </ExternalLink>
                </p>
              )}
            </>
          ) : (
            <Warning />
          )}
        </div>
        <div className="ml-auto self-start text-right">
          {product ? <Amounts product={product} isListed={isListed} /> : <NotListed />}
          {product?.priceChange && (
            <span className="relative z-1 max-md:hidden print:hidden">
              <PriceChange difference={product.priceChange} />
            </span>
          )}
        </div>
        {!isListed && (
          <div className="min-w-0 basis-full text-sm md:hidden print:hidden">
            <Warning />
          </div>
        )}
      </div>
    </article>
  );
}

function RatingAndRegisters({ company }: { company: Company }) {
  const { averageRating, reviewCount } = company;
  const marks = registerMarks(company);
  return (
    <p className="text-sm text-muted">
      {averageRating === null ? (
        withoutAverage(reviewCount)
      ) : (
        <>
          <span aria-hidden="true" className="text-star">
            ★
          </span>{' '}
          <span className="font-semibold text-ink">
            {formatRating(averageRating)}
            <span className="sr-only"> out of 5</span>
          </span>{' '}
          ({formatCount(reviewCount)}
          <span className="max-md:sr-only"> {nounFor(reviewCount, 'review')}</span>)
        </>
      )}
      {marks.length > 0 && (
        <>
          {' · '}
          <span className="sr-only">on the registers of </span>
          <span className="text-primary">{marks.join(' ')}</span>
        </>
      )}
    </p>
  );
}

type AmountsProps = { product: CompanyProduct; isListed: boolean };

/** The total, and why it may not be had; what is no offer is muted. */
function Amounts({ product, isListed }: AmountsProps) {
  const why = whyNotOnSale(product);
  return (
    <>
      <p className={why || !isListed ? 'text-muted' : undefined}>
        <Total row={product} className="font-semibold md:text-lg" />
      </p>
      <p className="text-sm text-muted">
        {why ?? (
          <>
            {formatPrice(toPence(product.price))}
            <span className="max-md:sr-only"> a {product.priceUnit}</span>
          </>
        )}
      </p>
    </>
  );
}

function whyNotOnSale({ inStock, freshness }: CompanyProduct): string | null {
  if (!inStock) return 'Out of Stock';
  return freshness === 'older' ? 'May be out of date' : null;
}

function NotListed() {
  return <p className="text-sm text-muted">Not listed</p>;
}

function Warning() {
  return (
    <p className="border-l-4 border-up bg-up-tint px-2 py-1">
      <strong className="text-up">No current registration on record.</strong> Do not order unless
      you have found this provider in a register yourself.
    </p>
  );
}
