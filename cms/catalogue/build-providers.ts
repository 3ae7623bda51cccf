import type {
  Provider as StoredProvider,
  SentimentSnapshot as StoredSentiment,
} from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { toDecimalString, toPence } from '#contract/rules/money.ts';
import { priceDifference } from '#contract/rules/price-change.ts';
import type { CompanyMetrics, Provider } from '#contract/schemas/company.ts';
import type { PriceTrend } from '#contract/schemas/price-change.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import type { SentimentSnapshot } from '#contract/schemas/sentiment.ts';
import { buildProduct } from './build-product.ts';
import { buildReviewSummary } from './build-review-summary.ts';
import type { Documents } from './documents.ts';
import { lowestInStock } from './lowest-in-stock.ts';

/** The published providers with all that belongs to them, most reviewed first. */
export function buildProviders(documents: Documents, now: Date): Provider[] {
  const medications = new Map(documents.medications.map((doc) => [doc.id, doc]));
  const products = groupBy(documents.products, (doc) => relationId(doc.provider));
  const history = groupBy(documents['price-history'], (doc) => relationId(doc.product));
  const summaries = groupBy(documents['review-summaries'], (doc) => relationId(doc.provider));
  const sentiments = groupBy(documents['sentiment-snapshots'], (doc) => relationId(doc.provider));

  return documents.providers
    .map((provider): Provider => {
      const ofProvider = (products.get(provider.id) ?? []).flatMap((product) => {
        const medication = medications.get(relationId(product.medication));
        if (!medication) return [];
        const changes = history.get(product.id) ?? [];
        return [
          { order: medication.order, ...buildProduct({ product, medication, changes, now }) },
        ];
      });
      const sorted = ofProvider
        .toSorted((a, b) => a.order - b.order || compareDoses(a.dose, b.dose))
        .map(({ order: _order, ...product }) => product);
      const summary = summaries.get(provider.id)?.[0];
      const reviewSummary = buildReviewSummary(summary?.counts, now);
      return {
        ...buildProfile(provider),
        averageRating: reviewSummary.averageRating,
        reviewCount: reviewSummary.reviewCount,
        products: sorted,
        reviews: summary?.newest ?? [],
        metrics: buildMetrics(sorted),
        priceTrend: buildTrend(sorted),
        reviewSummary,
        sentiment: newestSentiment(sentiments.get(provider.id) ?? []),
        pricingAnalysis: provider.pricingAnalysis || null,
      };
    })
    .toSorted((a, b) => b.reviewCount - a.reviewCount || a.name.localeCompare(b.name, 'en-GB'));
}

function buildProfile(provider: StoredProvider) {
  return {
    id: provider.id,
    name: provider.name,
    slug: provider.slug,
    type: provider.type,
    description: provider.description || null,
    website: provider.website || null,
    address: provider.address || null,
    phone: provider.phone || null,
    email: provider.email || null,
    cqcRegistered: provider.cqcRegistered ?? false,
    gphcRegistered: provider.gphcRegistered ?? false,
    gmcVerified: provider.gmcVerified ?? false,
    features: provider.features ?? [],
  };
}

function buildMetrics(products: readonly CompanyProduct[]): CompanyMetrics {
  return {
    totalProducts: products.length,
    lowestPrice: toDecimalString(lowestInStock(products)),
    medicationsAvailable: [...new Set(products.map(({ name }) => name))],
  };
}

/** The provider's prices together, now against a month ago. */
function buildTrend(products: readonly CompanyProduct[]): PriceTrend {
  const sum = (key: 'newPrice' | 'oldPrice') =>
    products.reduce((pence, { priceChange }) => pence + toPence(priceChange[key]), 0);
  return products.length === 0
    ? { change: 'same', percentage: 0 }
    : priceDifference(sum('oldPrice'), sum('newPrice'));
}

function newestSentiment(snapshots: readonly StoredSentiment[]): SentimentSnapshot | null {
  const [newest] = snapshots.toSorted((a, b) => b.analysedAt.localeCompare(a.analysedAt));
  if (!newest) return null;
  const { overallSentiment, sentimentScore, sentimentSummary, trustScore, analysedAt } = newest;
  return {
    overallSentiment,
    sentimentScore,
    sentimentSummary,
    keyInsights: newest.keyInsights ?? [],
    trustScore,
    analysedAt,
  };
}
