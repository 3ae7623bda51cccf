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

/** A registered provider in a list; the whole card is a link to its page. */
export function ProviderCard({ company }: { company: Company }) {
  const product = cheapestOnSale(company);
  const total = product && totalCost(product);
  const feature = company.features[0];
  return (
    <article className="relative flex flex-col gap-4 rounded-base border bg-surface p-4 hover:border-primary md:p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
      <div className="flex flex-col gap-1">
        <h3 className="text-xl">
          <a
            href={paths.provider(company.slug)}
            className="text-primary after:absolute after:inset-0 hover:underline"
          >
            {company.name}
          </a>
        </h3>
        <p className="text-sm text-muted">{company.type}</p>
        <Rating averageRating={company.averageRating} reviewCount={company.reviewCount} />
      </div>

      <div className="flex flex-col gap-2 border-y py-3 md:max-lg:border-0 md:max-lg:py-0">
        {product && total ? (
          <div className="flex flex-col gap-1">
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
              <Figure label="Lowest price" amount={formatPrice(toPence(product.price))} />
              <Figure
                label={total.isComplete ? 'Total with fees' : 'Total, at least'}
                amount={formatTotal(total.pence)}
              />
            </dl>
            <p className="text-sm text-muted">
              {product.name} {product.dose}, a {product.priceUnit}
            </p>
          </div>
        ) : (
          <p className="text-muted">{whyNoneOnSale(company)}</p>
        )}
        {company.priceTrend && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="text-muted">Prices in the last month:</span>
            <span className="relative">
              <PriceChange difference={company.priceTrend} />
            </span>
          </p>
        )}
      </div>

      <RegisterMarks company={company} />
      {company.metrics.medicationsAvailable.length > 0 && (
        <p className="text-sm">
          <span className="text-muted">Medications: </span>
          {company.metrics.medicationsAvailable.join(', ')}
        </p>
      )}
      {feature && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="tick" className="mt-0.5 text-down" />
          {feature}
        </p>
      )}
      <SideBySideTick slug={company.slug} name={company.name} />
      {company.website && (
        <p className="mt-auto text-sm">
          <ExternalLink href={company.website} className="text-link relative py-0.5">
            Visit website<span className="sr-only"> of {company.name}</span>
          </ExternalLink>
        </p>
      )}
    </article>
  );
}

/** A figure below its label, in line with the one beside it. */
function Figure({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold">{amount}</dd>
    </div>
  );
}
