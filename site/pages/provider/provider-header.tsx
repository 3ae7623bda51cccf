import type { Provider } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { RegisterMarks } from '#site/components/registers/register-marks.tsx';
import { registers } from '#site/components/registers/registers.ts';
import { Rating } from '#site/components/stars/rating.tsx';
import { paths } from '#site/paths.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { VisitWebsite } from './visit-website.tsx';

/** Who the provider is, whether it is registered, how it is rated, and its figures. */
export function ProviderHeader({ provider }: { provider: Provider }) {
  const { averageRating, description, name, reviewCount, slug, type } = provider;
  return (
    <PageHeader
      title={name}
      lead={type}
      breadcrumbs={{
        parents: [{ name: 'Providers', path: paths.providers }],
        current: { name, path: paths.canonicalProvider(slug) },
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating averageRating={averageRating} reviewCount={reviewCount} />
        {reviewCount > 0 && (
          <a href="#reviews" className="text-link py-0.5 text-sm">
            Read the reviews
          </a>
        )}
      </div>
      {registers.some((register) => register.isHeldBy(provider)) ? (
        <RegisterMarks company={provider} />
      ) : (
        <p className="measure rounded-base border-l-4 border-accent bg-accent-tint p-3">
          <strong className="text-accent">No registration on record.</strong> We have found no CQC,
          GPhC or GMC registration for this provider. Check the public registers before you order.
        </p>
      )}
      {description && <p className="measure">{description}</p>}
      <div className="flex flex-wrap gap-4">
        <VisitWebsite provider={provider}>Visit Website</VisitWebsite>
        <ButtonLink to={paths.compare()} variant="secondary">
          Compare Prices
        </ButtonLink>
      </div>
      <MetricTiles provider={provider} />
    </PageHeader>
  );
}
