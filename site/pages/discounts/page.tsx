import { formatNumericDate } from '#contract/rules/date.ts';
import { discountsQuery } from '#site/api/discounts.ts';
import { useRead } from '#site/api/use-read.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { paths } from '#site/paths.ts';
import { DiscountCard } from './discount-card.tsx';
import { ImportantInformation } from './important-information.tsx';
import { title } from './route.ts';

/** The providers' current offers, with their terms. */
export function Page() {
  const discounts = useRead(discountsQuery);
  const newest = discounts.data?.[0];
  return (
    <>
      <PageHead
        title={title}
        description="Current offers from UK providers of weight loss medication: who can use them, when they end and their terms."
        canonicalPath={paths.discounts}
      />
      <PageHeader
        title={title}
        lead={
          <>
            Offers as published by the providers, newest first. A discount is never a reason to
            choose a medicine. Nobody pays to appear here. <HowWeWorkLink />
          </>
        }
        breadcrumbs={{ current: { name: 'Discounts', path: paths.discounts } }}
      >
        {newest && (
          <p className="text-sm text-muted">
            Last updated:{' '}
            <time dateTime={newest.discovered_date}>
              {formatNumericDate(newest.discovered_date)}
            </time>
          </p>
        )}
        {discounts.data?.some(({ product }) => product) && (
          <p className="measure text-sm text-muted">
            <MonthNote />
          </p>
        )}
      </PageHeader>
      <div className="page-width flex flex-col gap-8 py-6 md:py-8">
        <Loaded
          query={discounts}
          loadingText="Loading discounts..."
          errorTitle="The discounts are not available at the moment"
        >
          {(offers) =>
            offers.length === 0 ? (
              <EmptyState
                title="No Active Discounts"
                text="Check back soon for new promotional offers from UK providers."
              >
                <ButtonLink href={paths.compare()}>Compare Prices</ButtonLink>
              </EmptyState>
            ) : (
              <div className="grid gap-x-4 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
                {offers.map((discount) => (
                  <DiscountCard key={discount.id} discount={discount} />
                ))}
              </div>
            )
          }
        </Loaded>
        <ImportantInformation />
      </div>
    </>
  );
}
