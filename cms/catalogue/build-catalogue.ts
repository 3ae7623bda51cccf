import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Company, Provider } from '#contract/schemas/company.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import { isOfferAllowed } from '#contract/rules/discount-sign-off.ts';
import type { Discount } from '#contract/schemas/discount.ts';
import type { Guide, GuideCard } from '#contract/schemas/guide.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { MarketReport, MarketReportCard } from '#contract/schemas/market-report.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import type { Brand, Home, SiteSettings } from '#contract/schemas/site.ts';
import type { Stats } from '#contract/schemas/stats.ts';
import { buildDiscount, compareDiscounts, isRunning } from './build-discounts.ts';
import { buildingEach, type Documents } from './build-each.ts';
import { buildGuide, compareGuides, toGuideCard } from './build-guides.ts';
import { buildLegalPage } from './build-legal-pages.ts';
import {
  buildMarketReport,
  compareMarketReports,
  toMarketReportCard,
} from './build-market-reports.ts';
import { buildMedication, compareMedications } from './build-medications.ts';
import type { ProviderEntry } from './build-provider.ts';
import { buildStats } from './build-stats.ts';
import {
  buildHome,
  initialHome,
  initialSettings,
  withoutMedicines,
  type Settings,
} from './build-site.ts';
import type { References } from './fill-in.ts';
import { referencesOf, referenceSources } from './references.ts';
import { sumOffers } from './offers.ts';
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

/**
 * Combines the provider entries with all other documents, as they stand at `now`; a document that cannot be built stays
 * as it was before. Yields to the event loop between its steps.
 */
export async function buildCatalogue(
  parts: Parts,
  entries: ProviderEntries,
  { now, before }: { now: Date; before: Documents },
): Promise<{ catalogue: Catalogue; documents: Documents }> {
  const { each, documents } = buildingEach(parts, before);
  const inOrder = [...entries.values()];
  const products: Product[] = [];
  for (const entry of inOrder) products.push(...entry.products);
  await yieldToEventLoop();
  const offers = await sumOffers(inOrder.map((entry) => entry.offers));
  const medications = each('medications', {
    compare: compareMedications,
    build: (medication) => buildMedication(medication, { offers, guides: parts.guides }),
  });
  await yieldToEventLoop();
  const providers = inOrder.map(({ provider }) => provider);
  const medicationNames = new Map(medications.map(({ id, name }) => [id, name]));
  const references = referencesOf(parts);
  const referred = referenceSources.map((source) => parts[source]);
  const site = parts.settings.get('settings') ?? initialSettings;
  const guides = each('guides', {
    compare: compareGuides,
    from: referred,
    build: (guide) => buildGuide(guide, { guideOf: (id) => parts.guides.get(id), references }),
  });
  const marketReports = each('market-reports', {
    compare: compareMarketReports,
    from: referred,
    build: (report) =>
      buildMarketReport(report, { slugsByName: slugsByName(parts.providers), references }),
  });
  const legalPages = each('legal-pages', {
    from: [...referred, site],
    build: (page) => buildLegalPage(page, { settings: site, references }),
  });
  await yieldToEventLoop();
  const discounts = each('discounts', {
    isShown: (discount) => isOfferAllowed(discount, site) && isRunning(discount, now),
    compare: compareDiscounts,
    build: (discount) =>
      buildDiscount(discount, {
        companyOf: (provider) => entries.get(provider)?.company,
        medicationNames,
      }),
  });
  await yieldToEventLoop();
  const [home = initialHome] = each('home', {
    build: (stored) =>
      buildHome(
        site.isStrict
          ? withoutMedicines(stored, {
              guides: parts.guides,
              names: [...medicationNames.values()],
            })
          : stored,
        parts.guides,
      ),
  });
  await yieldToEventLoop();
  const catalogue: Catalogue = {
    companies: inOrder.map(({ company }) => company),
    products,
    providers: bySlug(providers),
    medications,
    stats: buildStats(inOrder, medications),
    guideCards: guides.map(toGuideCard),
    guides: bySlug(guides),
    legalPages: bySlug(legalPages),
    marketReportCards: marketReports.map(toMarketReportCard),
    marketReports: bySlug(marketReports),
    discounts: discounts.filter((discount) => discount !== null),
    home,
    references,
    site: siteOf(site)(medications.map(toBrand)),
  };
  return { catalogue, documents };
}

const slugsByName = memoiseByObject(
  (providers: Parts['providers']): ReadonlyMap<string, string> =>
    new Map(shown(providers).map(({ name, slug }) => [name, slug])),
);

function toBrand({ name, theme, doseSteps }: Medication): Brand {
  return { name, theme, stepDoses: doseSteps.map(({ dose }) => dose) };
}

/** The settings with the brands: one object until something of it changes, since pages keep what follows from it. */
const siteOf = memoiseByObject((settings: Settings) => {
  let site: SiteSettings | undefined;
  return (brands: Brand[]): SiteSettings => {
    if (!site || !isDeepStrictEqual(site.brands, brands)) site = { ...settings, brands };
    return site;
  };
});

function bySlug<Document extends { slug: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.slug, document]));
}
