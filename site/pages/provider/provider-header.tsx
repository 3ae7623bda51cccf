import { isRegistered, registersOf } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Picture } from '#site/components/picture/picture.tsx';
import { NoRegistration } from '#site/components/registers/no-registration.tsx';
import { RegisterMeanings } from '#site/components/registers/register-meanings.tsx';
import { SideBySideTick } from '#site/components/side-by-side/tick.tsx';
import { Rating } from '#site/components/stars/rating.tsx';
import { paths } from '#site/paths.ts';
import { JumpLinks } from './jump-links.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { RegistrationEvidence } from './registration-evidence.tsx';
import { VisitWebsite } from './visit-website.tsx';

/** The provider's name, registrations, rating and key figures. */
export function ProviderHeader({ provider }: { provider: Provider }) {
  const { averageRating, description, logo, name, reviewCount, slug, type } = provider;
  return (
    <PageHeader
      title={name}
      lead={type}
      breadcrumbs={{
        parents: [{ name: 'Providers', path: paths.providers }],
        current: { name, path: paths.canonicalProvider(slug) },
      }}
    >
      {logo && (
        <Picture picture={logo} sizes="12rem" className="h-12 w-auto max-w-48 object-contain!" />
      )}
      {!isRegistered(provider) && <NoRegistration providerName={name} />}
      <Rating averageRating={averageRating} reviewCount={reviewCount} />
      {isRegistered(provider) && (
        <>
          <RegistrationEvidence registrations={provider.registrations} />
          <RegisterMeanings registers={registersOf(provider)} />
        </>
      )}
      {description && <p className="measure">{description}</p>}
      <div className="flex flex-wrap gap-2 md:gap-4">
        <VisitWebsite provider={provider} className="max-sm:px-2!">
          Visit Website
        </VisitWebsite>
        <ButtonLink href={paths.compare()} variant="secondary" className="max-sm:px-2!">
          Compare Prices
        </ButtonLink>
        <SideBySideTick slug={slug} name={name} />
      </div>
      <MetricTiles provider={provider} />
      <JumpLinks provider={provider} />
    </PageHeader>
  );
}
