import type { ReactNode } from 'react';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { Discount } from '#contract/schemas/discount.ts';
import { buttonClass } from '#site/components/button/button-class.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { Total } from '#site/components/price/total.tsx';
import { paths } from '#site/paths.ts';
import { CodeBadge } from './code-badge.tsx';
import { OfferTotals } from './offer-totals.tsx';
import { offLabel } from './off-label.ts';

/** An offer with its conditions; its parts line up with those of the neighbouring cards. */
export function DiscountCard({ discount }: { discount: Discount }) {
  const label = offLabel(discount);
  const { product } = discount;
  return (
    <article className="row-span-5 grid grid-rows-subgrid gap-y-4 rounded-base border bg-surface p-4 md:p-6">
      <div className="flex flex-col items-start gap-2">
        <h2 className="text-base font-semibold">
          <a href={paths.provider(discount.providerSlug)} className="text-link">
            {discount.provider}
          </a>
        </h2>
        {label && <p className="text-xl font-semibold">{label}</p>}
        <p className={label ? undefined : 'text-xl font-semibold'}>{discount.discount_text}</p>
        {product && (
          <p>
            <Total row={product} className="text-xl" />{' '}
            <span className="text-sm text-muted">
              in total: {product.name} {product.dose} at {formatPrice(toPence(product.price))} a{' '}
              {product.priceUnit}
            </span>
          </p>
        )}
        <OfferTotals discount={discount} />
        {discount.discount_code && <CodeBadge code={discount.discount_code} />}
      </div>
      <Part title="Eligibility">
        <Points points={discount.dependencies} />
      </Part>
      <Part title="Validity">
        <p>{discount.validity_period}</p>
      </Part>
      <Part title="Terms">
        <Points points={discount.limiting_factors} />
      </Part>
      <ExternalLink href={discount.url} className={`${buttonClass('secondary')} self-end`}>
        Visit provider website<span className="sr-only">: {discount.provider}</span>
      </ExternalLink>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t pt-3">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {children}
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return <p className="text-muted">None stated</p>;
  return (
    <ul className="list-disc pl-5 marker:text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
