import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { NoRegistration } from '#site/components/registers/no-registration.tsx';
import { RegisterMeanings } from '#site/components/registers/register-meanings.tsx';
import { Rating } from '#site/components/stars/rating.tsx';
import { paths } from '#site/paths.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { RegistrationEvidence } from './registration-evidence.tsx';
import { VisitWebsite } from './visit-website.tsx';

/** The provider's name, registrations, rating and key figures. */
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
      {!isRegistered(provider) && <NoRegistration providerName={name} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating averageRating={averageRating} reviewCount={reviewCount} />
        {reviewCount > 0 && (
          <a href="#reviews" className="text-link py-0.5 text-sm">
            Read the reviews
          </a>
        )}
      </div>
      {isRegistered(provider) && (
        <>
          <RegistrationEvidence registrations={provider.registrations} />
          <RegisterMeanings />
        </>
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
