import type { ReactNode } from 'react';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { freshnessTexts } from '#contract/rules/freshness.ts';
import { doseFeedPath } from '#contract/rules/price-feeds.ts';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { forOrder, hasOwnPrice, totalCost } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { chargedConsultationText, deliveryFeeText } from '#site/components/price/fee-text.ts';
import { Total } from '#site/components/price/total.tsx';
import { TellMeLink } from '#site/components/price-alert/tell-me-link.tsx';
import { NoRegistration } from '#site/components/registers/no-registration.tsx';
import { StockLabel } from '#site/components/stock/stock-label.tsx';
import { Tag } from '#site/components/tag/tag.tsx';
import { WatchButton } from '#site/components/watch-list/watch-button.tsx';
import { paths } from '#site/paths.ts';

/** What the site says of the price now, with what the total is made of. */
export function Current({ product }: { product: Product }) {
  const { checkedAt, company, deliveryFee, firstOrderPrice, freshness, price } = product;
  const hasFirstPrice = hasOwnPrice(product, 'first');
  return (
    <section aria-labelledby="now" className="flex flex-col items-start gap-4">
      <h2 id="now" className="text-2xl">
        The price now
      </h2>
      {!isRegistered(company) && <NoRegistration providerName={company.name} />}
      <dl className="flex w-full max-w-xl flex-col gap-2 rounded-base border bg-surface p-4 md:p-6">
        <Fact term="Price">
          {formatPrice(toPence(price))} a {product.priceUnit}
        </Fact>
        {firstOrderPrice !== null && (
          <Fact term="First order">{formatPrice(toPence(firstOrderPrice))} for new patients</Fact>
        )}
        <Fact term="Consultation">{chargedConsultationText(product)}</Fact>
        <Fact term="Delivery">{deliveryFeeText(deliveryFee)}</Fact>
        <Fact term="Total to pay">
          <Total row={product} className="text-xl" />
          <span className="block text-sm text-muted">
            {hasFirstPrice && 'At the ordinary price. '}
            {totalCost(product).isComplete
              ? 'Complete: both fees are known.'
              : 'Not complete: at least one fee is not stated.'}
          </span>
        </Fact>
        {hasFirstPrice && (
          <Fact term="First order in total">
            <Total row={forOrder(product, 'first')} className="text-xl" />
            <span className="block text-sm text-muted">For new patients.</span>
          </Fact>
        )}
        <Fact term="Availability">
          <StockLabel inStock={product.inStock} />
        </Fact>
        <Fact term="Checked">
          <time dateTime={checkedAt}>{formatDateAndTime(checkedAt)}</time>
          <span className="block text-sm text-muted">{freshnessTexts[freshness]}</span>
          {freshness === 'older' && <Tag tone="accent">may be out of date</Tag>}
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={paths.provider(company.slug)} variant="secondary">
          All prices of {company.name}
        </ButtonLink>
        <WatchButton product={product} />
        <TellMeLink medication={product.name} dose={product.dose} />
        <a href={doseFeedPath(product.name, product.dose)} className="text-link py-1 print:hidden">
          Changes of {product.name} {product.dose} as a feed
        </a>
        <a href={paths.correctPrice(product.id)} className="text-link py-1 print:hidden">
          Is this wrong? Tell us
        </a>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="basis-28 text-muted md:basis-40">{term}</dt>
      <dd className="min-w-0 flex-1 basis-40">{children}</dd>
    </div>
  );
}
