import { z } from 'zod';
import type {
  Provider as StoredProvider,
  SentimentSnapshot as StoredSentiment,
} from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { cheapestOnSale } from '#contract/rules/on-sale.ts';
import { trendOf } from '#contract/rules/price-change.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import { companyProfileSchema } from '#contract/schemas/company-profile.ts';
import type { Company, CompanyMetrics, Provider } from '#contract/schemas/company.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import type { PriceTrend } from '#contract/schemas/price-change.ts';
import type { CompanyProduct, Product } from '#contract/schemas/product.ts';
import type { Picture } from '#contract/schemas/picture.ts';
import { sentimentSnapshotSchema, type SentimentSnapshot } from '#contract/schemas/sentiment.ts';
import { termSourcesSchema } from '#contract/schemas/provider-terms.ts';
import type { MedicationPart } from './build-medications.ts';
import { buildProduct, comparedPrice, type PastPrice, type ProductPart } from './build-product.ts';
import { buildRegistrations, type RegistrationPart } from './build-registrations.ts';
import { buildReviewSummary, type ReviewFigures } from './build-review-summary.ts';
import { buildTerms, type StoredTerms } from './build-terms.ts';
import { later } from './later.ts';
import type { Moment } from './moment.ts';
import { offersByMedication, type Offers } from './offers.ts';
import { relatedId } from './related-id.ts';

const profileSchema = companyProfileSchema
  .omit({
    averageRating: true,
    reviewCount: true,
    registrations: true,
    cqcRegistered: true,
    gphcRegistered: true,
    gmcVerified: true,
  })
  .extend({
    pricingAnalysis: z.string().nullable(),
    termSources: termSourcesSchema,
    logoId: idSchema.nullable(),
  });
/** A provider, without what depends on other documents. */
export type Profile = z.infer<typeof profileSchema>;

const profileFields = Object.keys(profileSchema.shape) as (keyof Profile)[];
type StoredField = Exclude<keyof Profile, 'logoId' | 'terms' | 'termSources'>;
/** The value of a field that is not filled in: null or an empty list, as its schema allows. */
const empty = Object.fromEntries(
  Object.entries(profileSchema.shape).map(([name, schema]) => [
    name,
    [null, []].find((value) => schema.safeParse(value).success),
  ]),
);

/**
 * Takes each contract field from the stored field of the same name.
 * @throws ZodError if the provider cannot be shown.
 */
export function profile({
  logo,
  terms,
  ...provider
}: Pick<StoredProvider, StoredField | 'logo'> & { terms?: StoredTerms }): Profile {
  const logoId = logo ? relationId(logo) : null;
  const values = { ...provider, logoId, ...buildTerms(terms) };
  return profileSchema.parse(
    Object.fromEntries(
      profileFields.map((name) => {
        const value = values[name] ?? '';
        return [name, value === '' ? empty[name] : value];
      }),
    ),
  );
}

const sentimentSchema = sentimentSnapshotSchema.extend({ provider: idSchema });
/** A sentiment analysis, with the id of its provider. */
export type Sentiment = z.infer<typeof sentimentSchema>;

/** @throws ZodError if the analysis cannot be shown. */
export function sentiment(snapshot: StoredSentiment): Sentiment {
  return sentimentSchema.parse({
    provider: relatedId(snapshot.provider, 'provider'),
    overallSentiment: snapshot.overallSentiment,
    sentimentScore: snapshot.sentimentScore,
    sentimentSummary: snapshot.sentimentSummary,
    keyInsights: snapshot.keyInsights ?? [],
    trustScore: snapshot.trustScore,
    analysedAt: snapshot.analysedAt,
  });
}

/** Everything that a provider's entry is built from. */
export type ProviderIngredients = {
  profile: Profile;
  products: readonly {
    product: ProductPart;
    medication: MedicationPart;
    pastPrices: readonly PastPrice[];
  }[];
  registrations: readonly RegistrationPart[];
  logo: Picture | null;
  reviews?: ReviewFigures;
  sentiments: readonly Sentiment[];
};

/** A provider in every form that the API returns, with its share of the directory's figures. */
export type ProviderEntry = {
  provider: Provider;
  company: Company;
  products: readonly Product[];
  /** By medication name. */
  offers: ReadonlyMap<string, Offers>;
  /** This provider's share of the directory's figures. */
  figures: {
    productCount: number;
    reviewCount: number;
    /** The sum over all reviews. */
    stars: number;
    /** The newest check of a price, an ISO time. */
    checkedAt: string | null;
  };
  /** When a registration lapses next, in milliseconds since 1970. */
  changesAt: number;
};

/** Builds the entry of one provider from what is stored of it, as it stands at a moment. */
export function buildProviderEntry(
  ingredients: ProviderIngredients,
  moment: Moment,
): ProviderEntry {
  const provider = buildProvider(ingredients, moment);
  const company = toCompany(provider);
  const changes = ingredients.registrations
    .map(({ lapsesAt }) => lapsesAt)
    .filter((time) => time > moment.now.getTime());
  return {
    provider,
    company,
    products: toProducts(company),
    offers: offersByMedication(provider),
    figures: toFigures(provider),
    changesAt: Math.min(...changes),
  };
}

function toFigures({ products, reviewSummary }: Provider): ProviderEntry['figures'] {
  return {
    productCount: products.length,
    reviewCount: reviewSummary.reviewCount,
    stars: reviewSummary.ratingDistribution.reduce(
      (stars, { rating, count }) => stars + rating * count,
      0,
    ),
    checkedAt: products.reduce<string | null>(
      (newest, { checkedAt }) => later(newest, checkedAt),
      null,
    ),
  };
}

function buildProvider(ingredients: ProviderIngredients, moment: Moment): Provider {
  const { logoId: _logo, pricingAnalysis, termSources, ...rest } = ingredients.profile;
  const { logo, reviews, sentiments } = ingredients;
  const products = buildProducts(ingredients, moment);
  const registrations = buildRegistrations(ingredients.registrations, moment);
  const reviewSummary = buildReviewSummary(reviews?.counts, moment);
  return {
    ...rest,
    logo,
    registrations,
    cqcRegistered: isOnRegister({ registrations }, 'cqc'),
    gphcRegistered: isOnRegister({ registrations }, 'gphc'),
    gmcVerified: isOnRegister({ registrations }, 'gmc'),
    averageRating: reviewSummary.averageRating,
    reviewCount: reviewSummary.reviewCount,
    products,
    reviews: reviews?.newest ?? [],
    metrics: buildMetrics({ products, registrations }),
    priceTrend: buildTrend(ingredients, moment),
    reviewSummary,
    sentiment: newestSentiment(sentiments),
    termSources,
    pricingAnalysis,
  };
}

/** In order of medication, then dose. */
export function buildProducts(
  { products }: Pick<ProviderIngredients, 'products'>,
  moment: Moment,
): CompanyProduct[] {
  return products
    .toSorted(
      (a, b) =>
        a.medication.order - b.medication.order ||
        compareDoses(a.product.dose, b.product.dose) ||
        compareText(a.medication.name, b.medication.name),
    )
    .map((ingredients) => buildProduct({ ...ingredients, moment }));
}

function buildMetrics(provider: Pick<Provider, 'products' | 'registrations'>): CompanyMetrics {
  const { products } = provider;
  return {
    totalProducts: products.length,
    lowestPrice: cheapestOnSale(provider)?.price ?? null,
    medicationsAvailable: [...new Set(products.map(({ name }) => name))],
  };
}

/** The sum of the provider's prices now against a month ago, by the rule of reports. */
function buildTrend({ products }: ProviderIngredients, moment: Moment): PriceTrend | null {
  return trendOf(products.map((product) => comparedPrice(product, moment)));
}

function newestSentiment(sentiments: readonly Sentiment[]): SentimentSnapshot | null {
  const [newest] = sentiments.toSorted((a, b) => b.analysedAt.localeCompare(a.analysedAt));
  if (!newest) return null;
  const { provider: _provider, ...snapshot } = newest;
  return snapshot;
}

function toCompany({
  logo: _logo,
  reviewSummary: _summary,
  sentiment: _sentiment,
  termSources: _sources,
  pricingAnalysis: _analysis,
  ...provider
}: Provider): Company {
  return { ...provider, reviews: provider.reviews.slice(0, 5) };
}

/** The products of a provider, each with the provider itself, which is one object for all of them. */
export function toProducts({
  products,
  reviews: _reviews,
  metrics: _metrics,
  priceTrend: _trend,
  ...company
}: Company): Product[] {
  // In this order: Node 20 gives each object a hidden class of its own that gets a property after a spread, and whoever reads
  // one of thousands of those has to search it.
  return products.map((product) => ({ company, ...product }));
}
