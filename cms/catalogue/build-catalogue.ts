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
import { buildHome, buildSiteSettings } from './build-site.ts';
import { buildMedications } from './build-medications.ts';
import { buildProviders } from './build-providers.ts';
import { buildStats } from './build-stats.ts';
import type { Documents } from './documents.ts';

/** What public pages show, ready to be answered. */
export type Catalogue = {
  /** Providers by the number of their reviews, most first: an order that nobody can buy. */
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
};

/** Joins, prices and rates the stored documents as they stand at `now`. */
export function buildCatalogue(documents: Documents, now: Date): Catalogue {
  const providers = buildProviders(documents, now);
  const companies = providers.map(toCompany);
  const products = companies.flatMap(toProducts);
  const medications = buildMedications(documents.medications, products);
  const guides = buildGuides(documents.guides);
  const marketReports = buildMarketReports(documents['market-reports'], providers);
  return {
    companies,
    products,
    providers: bySlug(providers),
    medications,
    stats: buildStats({ providers, products, medications }),
    guideCards: guides.map(toGuideCard),
    guides: bySlug(guides),
    legalPages: bySlug(buildLegalPages(documents['legal-pages'], documents.settings)),
    marketReportCards: marketReports.map(toMarketReportCard),
    marketReports: bySlug(marketReports),
    discounts: buildDiscounts(documents.discounts, companies, now),
    home: buildHome(documents.home, new Map(documents.guides.map(({ id, slug }) => [id, slug]))),
    site: buildSiteSettings(documents.settings, medications),
  };
}

function toCompany({
  reviewSummary: _summary,
  sentiment: _sentiment,
  pricingAnalysis: _analysis,
  ...provider
}: Provider): Company {
  return { ...provider, reviews: provider.reviews.slice(0, 5) };
}

function toProducts({
  products,
  reviews: _reviews,
  metrics: _metrics,
  priceTrend: _trend,
  ...company
}: Company): Product[] {
  return products.map((product) => ({ ...product, company }));
}

function bySlug<Document extends { slug: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.slug, document]));
}
