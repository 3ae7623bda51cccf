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

/**
 * A provider in a list that is compared by one dose; all of it but the tick and the website leads to its page. Its look is in
 * provider-row.css, because a page has many.
 */
export function ProviderRow({ company, product }: Props) {
  const { name, slug, type, website, features, metrics } = company;
  const isListed = isRegistered(company);
  return (
    <article className="provider-row">
      <SideBySideTick slug={slug} name={name} isLabelHidden />
      <div>
        <div>
          <h2>
            <a href={paths.provider(slug)} className="card-link">
              {name}
            </a>
          </h2>
          <RatingAndRegisters company={company} />
          <p>{type}</p>
        </div>
        <div>
          {isListed ? (
            <>
              <p>
                <span className="text-muted">Medications: </span>
                {metrics.medicationsAvailable.join(', ') || 'none listed'}
              </p>
              {features[0] && (
                <p className="feature">
                  <Icon name="tick" />
                  {features[0]}
                </p>
              )}
              {website && (
                <p className="website">
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
        <div>
          {product ? <Amounts product={product} isListed={isListed} /> : <NotListed />}
          {product?.priceChange && (
            <span>
              <PriceChange difference={product.priceChange} />
            </span>
          )}
        </div>
        {!isListed && (
          <div>
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
    <p>
      {averageRating === null ? (
        withoutAverage(reviewCount)
      ) : (
        <>
          <span aria-hidden="true">★</span>{' '}
          <b>
            {formatRating(averageRating)}
            <span className="sr-only"> out of 5</span>
          </b>
          {` (${formatCount(reviewCount)}`}
          <span className="max-md:sr-only">{` ${nounFor(reviewCount, 'review')}`}</span>)
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
      <p className={why || !isListed ? 'no-offer' : undefined}>
        <Total row={product} className="md:text-lg" />
      </p>
      <p>
        {why ?? (
          <>
            {formatPrice(toPence(product.price))}
            <span className="max-md:sr-only">{` a ${product.priceUnit}`}</span>
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
  return <p className="not-listed">Not listed</p>;
}

function Warning() {
  return (
    <p className="border-l-4 border-up bg-up-tint px-2 py-1">
      <strong className="text-up">No current registration on record.</strong> Do not order unless
      you have found this provider in a register yourself.
    </p>
  );
}
