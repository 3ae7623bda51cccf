import { useSearchParams } from 'react-router-dom';
import { firstCompaniesQuery } from '#site/api/companies.ts';
import { dosesQuery } from '#site/api/doses.ts';
import { guidesQuery } from '#site/api/guides.ts';
import { homeQuery } from '#site/api/home.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { registerCountsQuery } from '#site/api/registers.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { statsQuery } from '#site/api/stats.ts';
import { useRead } from '#site/api/use-read.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { readAsked } from '#site/components/question/asked.ts';
import { paths } from '#site/paths.ts';
import { Banner } from './banner.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FirstProviders } from './first-providers.tsx';
import { GuideCards } from './guide-cards.tsx';
import { Hero } from './hero.tsx';
import { HomeData } from './home-data.tsx';
import { MedicationCards } from './medication-cards.tsx';
import { Newsletter } from './newsletter.tsx';
import { Section } from './section.tsx';
import { StrictHome } from './strict-home.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

/** The home page: what the site compares, and why it can be trusted. */
export function Page() {
  const settings = useRead(siteSettingsQuery).data;
  return settings?.isStrict ? <StrictHome /> : <FullHome />;
}

function FullHome() {
  const brandNames = useBrandNames();
  const settings = useRead(siteSettingsQuery).data;
  const home = useRead(homeQuery).data;
  const stats = useRead(statsQuery).data;
  const companies = useRead(firstCompaniesQuery);
  const doses = useRead(dosesQuery).data;
  const registerCounts = useRead(registerCountsQuery).data;
  const medications = useRead(medicationsQuery);
  const guides = useRead(guidesQuery);
  const [search] = useSearchParams();

  return (
    <>
      <PageHead
        title={settings?.siteName ?? 'Compare weight loss injection prices'}
        description={`Compare the prices, fees, stock and patient reviews of UK providers of ${brandNames}, dose by dose.`}
        canonicalPath={paths.home}
      />
      {settings && (
        <HomeData
          siteName={settings.siteName}
          companies={companies.data ?? []}
          totalProviders={stats?.totalProviders}
        />
      )}
      {home?.banner && <Banner banner={home.banner} />}
      <Hero
        stats={stats}
        medications={medications.data ?? []}
        doses={doses ?? []}
        asked={readAsked(search)}
      />
      <Section
        title="Medications"
        lead="The lowest price of each, and the total with consultation and delivery fees. Choose one to see every total."
      >
        <Loaded
          query={medications}
          loadingText="Loading medications..."
          errorTitle="The medications are not available at the moment"
        >
          {(loaded) => <MedicationCards medications={loaded} />}
        </Loaded>
      </Section>
      <Section
        title="Providers"
        lead={
          <>
            The three with the most reviews. Nobody pays for a place. <HowWeWorkLink />
          </>
        }
      >
        <Loaded
          query={companies}
          loadingText="Loading providers..."
          errorTitle="The providers are not available at the moment"
        >
          {(loaded) => <FirstProviders companies={loaded} totalProviders={stats?.totalProviders} />}
        </Loaded>
      </Section>
      <Trust counts={registerCounts} totalProviders={stats?.totalProviders} />
      <Section title="Guides to read first">
        <Loaded
          query={guides}
          loadingText="Loading guides..."
          errorTitle="The guides are not available at the moment"
        >
          {(loaded) => <GuideCards guides={loaded} slugs={home?.guides ?? []} />}
        </Loaded>
      </Section>
      {home && <Testimonials testimonials={home.testimonials} stats={stats} />}
      <Newsletter />
      <ClosingCall />
    </>
  );
}
