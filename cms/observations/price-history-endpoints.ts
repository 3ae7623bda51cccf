import type { Payload } from 'payload';
import { compareDoses } from '#contract/rules/dose.ts';
import { rowsOf } from '#contract/rules/list-page.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { discountsSchema } from '#contract/schemas/discount.ts';
import {
  marketHistoryQuerySchema,
  marketHistorySchema,
  priceLinesQuerySchema,
  priceLinesSchema,
  providerHistorySchema,
} from '#contract/schemas/price-history.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import { matchingProducts } from '../api/matching-products.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { PriceHistoryService } from './price-history-service.ts';

type Parts = {
  payload: Pick<Payload, 'logger'>;
  catalogue: Pick<CatalogueService, 'current' | 'productsAsOf'>;
  priceHistory: PriceHistoryService;
};

/** What visitors read of the past of prices. */
export function priceHistoryEndpoints({ payload, catalogue, priceHistory }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/price-lines',
      summary: 'What doses on sale have cost month by month in the last year',
      query: priceLinesQuerySchema,
      answer: priceLinesSchema,
      refusals: { 400: 'Not a day with known prices' },
      run: async ({ query: { page, ...query } }) => {
        const matching = await matchingProducts(catalogue, query);
        const shown = page === undefined ? matching : rowsOf(page, matching);
        const wanted = shown.map(({ id }) => id);
        return priceHistory.lines({ wanted, listed: catalogue.current().products }, new Date());
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/providers/:slug/price-history',
      summary: 'What a provider’s prices and stock have been',
      answer: providerHistorySchema,
      run: ({ params: { slug } }) =>
        priceHistory.ofProvider(
          found(catalogue.current().providers.get(slug), 'There is no provider at this address.'),
          new Date(),
        ),
    }),
    endpoint({
      method: 'GET',
      path: '/api/discounts',
      summary: 'Current offers',
      answer: discountsSchema,
      run: async ({ preventCaching }) => {
        const { discounts } = catalogue.current();
        try {
          return await priceHistory.withMedians(discounts, new Date());
        } catch (error) {
          payload.logger.warn({ err: error }, 'Offers are shown without medians.');
          preventCaching();
          return discounts;
        }
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/medications/:medication/price-history',
      summary: 'What a dose has cost at all registered providers together',
      query: marketHistoryQuerySchema,
      answer: marketHistorySchema,
      run: async ({ params, query }) => {
        const { companies, medications, products } = catalogue.current();
        const wanted = params.medication.toLowerCase();
        const medication = found(
          medications.find(({ name }) => name.toLowerCase() === wanted),
          'There is no medication of this name.',
        );
        const listed = products.filter(({ name }) => name === medication.name);
        const doses = [...new Set(listed.map(({ dose }) => dose))].toSorted(compareDoses);
        const dose = found(
          doses.find((each) => query.dose === undefined || each.toLowerCase() === query.dose),
          'No provider lists this dose.',
        );
        const providers = new Set(companies.filter(isRegistered).map(({ id }) => id));
        const now = new Date();
        return {
          at: now.toISOString(),
          medication: medication.name,
          dose,
          doses,
          points: await priceHistory.ofMarket(
            { medication: medication.id, dose, providers, range: query.months },
            now,
          ),
        };
      },
    }),
  ];
}
