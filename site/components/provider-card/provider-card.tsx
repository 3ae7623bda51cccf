import { formatPrice, formatTotal, toPence } from '#contract/rules/money.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import { cheapestOnSale, whyNoneOnSale } from '#contract/rules/on-sale.ts';
import type { Company } from '#contract/schemas/company.ts';
import { paths } from '#site/paths.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { PriceChange } from '../price-change/price-change.tsx';
import { RegisterMarks } from '../registers/register-marks.tsx';
import { SideBySideTick } from '../side-by-side/tick.tsx';
import { Rating } from '../stars/rating.tsx';

/**
 * A registered provider among others; the whole card is a link to its page. Its look is in provider-card.css, because a page
 * has several.
 */
export function ProviderCard({ company }: { company: Company }) {
  const product = cheapestOnSale(company);
  const total = product && totalCost(product);
  const feature = company.features[0];
  return (
    <article className="provider-card">
      <div>
        <h3>
          <a href={paths.provider(company.slug)} className="card-link">
            {company.name}
          </a>
        </h3>
        <p className="type">{company.type}</p>
        <Rating averageRating={company.averageRating} reviewCount={company.reviewCount} />
      </div>

      <div>
        {product && total ? (
          <>
            <dl>
              <Figure label="Lowest price" amount={formatPrice(toPence(product.price))} />
              <Figure
                label={total.isComplete ? 'Total with fees' : 'Total, at least'}
                amount={formatTotal(total.pence)}
              />
            </dl>
            <p className="unit">{`${product.name} ${product.dose}, a ${product.priceUnit}`}</p>
          </>
        ) : (
          <p className="text-muted">{whyNoneOnSale(company)}</p>
        )}
        {company.priceTrend && (
          <p className="trend">
            <span className="text-muted">Prices in the last month:</span>
            <PriceChange difference={company.priceTrend} />
          </p>
        )}
      </div>

      <RegisterMarks company={company} />
      {company.metrics.medicationsAvailable.length > 0 && (
        <p>
          <span className="text-muted">Medications: </span>
          {company.metrics.medicationsAvailable.join(', ')}
        </p>
      )}
      {feature && (
        <p className="feature">
          <Icon name="tick" />
          {feature}
        </p>
      )}
      <SideBySideTick slug={company.slug} name={company.name} />
      {company.website && (
        <p className="website">
          <ExternalLink href={company.website}>
            Visit website<span className="sr-only">{` of ${company.name}`}</span>
          </ExternalLink>
        </p>
      )}
    </article>
  );
}

/** A figure below its label, in line with the one beside it. */
function Figure({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
