import { guidesQuery } from '#site/api/guides.ts';
import { homeQuery } from '#site/api/home.ts';
import { registerCountsQuery } from '#site/api/registers.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { statsQuery } from '#site/api/stats.ts';
import { useRead } from '#site/api/use-read.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { paths } from '#site/paths.ts';
import { Banner } from './banner.tsx';
import { GuideCards } from './guide-cards.tsx';
import { HomeData } from './home-data.tsx';
import { Newsletter } from './newsletter.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

/** The home page in strict mode, which names no prescription-only medicine or price and links to none. */
export function StrictHome() {
  const settings = useRead(siteSettingsQuery).data;
  const home = useRead(homeQuery).data;
  const stats = useRead(statsQuery).data;
  const registerCounts = useRead(registerCountsQuery).data;
  const guides = useRead(guidesQuery).data;

  return (
    <>
      <PageHead
        title={settings?.siteName ?? 'Registered weight management providers'}
        description="UK providers of weight management services: which public registers they are on, and what patients say."
        canonicalPath={paths.home}
      />
      {settings && <HomeData siteName={settings.siteName} />}
      {home?.banner && <Banner banner={home.banner} />}
      <div className="border-b bg-surface">
        <div className="page-width flex flex-col items-start gap-6 py-8 md:py-12">
          <h1 className="text-3xl md:text-4xl">
            Weight management providers in the UK: who is registered, and what patients say
          </h1>
          <p className="measure text-lg">
            Look a provider up before you give it your details. Whether a treatment is right for you
            is for a healthcare professional to say. Nobody pays for a place. <HowWeWorkLink />
          </p>
          <ButtonLink href={paths.providers}>Find Providers</ButtonLink>
        </div>
      </div>
      <Trust counts={registerCounts} totalProviders={stats?.totalProviders} />
      {guides && home && home.guides.length > 0 && (
        <Section title="Guides to read first">
          <GuideCards guides={guides} slugs={home.guides} />
        </Section>
      )}
      {home && <Testimonials testimonials={home.testimonials} stats={stats} />}
      <Newsletter />
    </>
  );
}
