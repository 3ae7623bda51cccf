import type { Company, Provider } from '#contract/schemas/company.ts';
import type { Discount } from '#contract/schemas/discount.ts';
import type { Guide, GuideCard } from '#contract/schemas/guide.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { MarketReport, MarketReportCard } from '#contract/schemas/market-report.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Home, SiteSettings } from '#contract/schemas/site.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import { buildDiscounts } from './build-discounts.ts';
import { buildGuides, toGuideCard } from './build-guides.ts';
import { buildLegalPages } from './build-legal-pages.ts';
import { buildMarketReports, toMarketReportCard } from './build-market-reports.ts';
import { buildMedications } from './build-medications.ts';
import type { ProviderEntry } from './build-provider.ts';
import { buildStats } from './build-stats.ts';
import { buildHome, initialHome, initialSettings, withoutMedicines } from './build-site.ts';
import type { References } from './fill-in.ts';
import { referencesOf } from './references.ts';
import { shown, type Parts } from './sources.ts';

/** Everything that public pages show, ready to serve. */
export type Catalogue = {
  /** Registered providers first, then by number of reviews: an order that nobody can buy. */
  companies: Company[];
  /** Every product of a published provider and medication. */
  products: Product[];
  providers: ReadonlyMap<string, Provider>;
  medications: Medication[];
  stats: Stats;
  guideCards: GuideCard[];
  guides: ReadonlyMap<string, Guide>;
  legalPages: ReadonlyMap<string, LegalPage>;
  marketReportCards: MarketReportCard[];
  marketReports: ReadonlyMap<string, MarketReport>;
  discounts: Discount[];
  home: Home;
  site: SiteSettings;
  /** For texts that are not stored yet, and for addresses that were pages. */
  references: References;
};

/** By provider id. */
export type ProviderEntries = ReadonlyMap<string, ProviderEntry>;

/** Combines the provider entries with all other documents, as they stand at `now`. */
export function buildCatalogue(parts: Parts, entries: ProviderEntries, now: Date): Catalogue {
  const inOrder = [...entries.values()];
  const products: Product[] = [];
  for (const entry of inOrder) products.push(...entry.products);
  const medications = buildMedications(
    shown(parts.medications),
    inOrder.map(({ offers }) => offers),
    parts.guides,
  );
  const providers = inOrder.map(({ provider }) => provider);
  const slugsByName = new Map(providers.map(({ name, slug }) => [name, slug]));
  const references = referencesOf(parts);
  const guides = buildGuides(shown(parts.guides), references);
  const marketReports = buildMarketReports(shown(parts['market-reports']), {
    slugsByName,
    references,
  });
  const site = parts.settings.get('settings') ?? initialSettings;
  const home = parts.home.get('home') ?? initialHome;
  return {
    companies: inOrder.map(({ company }) => company),
    products,
    providers: bySlug(providers),
    medications,
    stats: buildStats(inOrder, medications),
    guideCards: guides.map(toGuideCard),
    guides: bySlug(guides),
    legalPages: bySlug(
      buildLegalPages(shown(parts['legal-pages']), { settings: site, references }),
    ),
    marketReportCards: marketReports.map(toMarketReportCard),
    marketReports: bySlug(marketReports),
    discounts: site.isStrict
      ? []
      : buildDiscounts(
          shown(parts.discounts).filter(({ isUnsigned }) => !isUnsigned || site.showsSampleData),
          {
            companyOf: (provider) => entries.get(provider)?.company,
            medicationNames: new Map(medications.map(({ id, name }) => [id, name])),
          },
          now,
        ),
    home: buildHome(
      site.isStrict
        ? withoutMedicines(home, {
            guides: parts.guides,
            names: medications.map(({ name }) => name),
          })
        : home,
      parts.guides,
    ),
    references,
    site: { ...site, brands: medications.map(({ name, theme }) => ({ name, theme })) },
  };
}

function bySlug<Document extends { slug: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.slug, document]));
}
