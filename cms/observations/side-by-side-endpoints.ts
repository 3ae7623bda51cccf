import { compareText } from '#contract/rules/compare-text.ts';
import { comparedDose } from '#contract/rules/compared-dose.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import type { Provider } from '#contract/schemas/company.ts';
import {
  providerNamesSchema,
  sideBySideQuerySchema,
  sideBySideSchema,
  type ComparedProvider,
} from '#contract/schemas/side-by-side.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { BadRequest } from '../runtime/errors.ts';
import type { PriceHistoryService } from './price-history-service.ts';

type Parts = {
  catalogue: Pick<CatalogueService, 'current'>;
  priceHistory: Pick<PriceHistoryService, 'ofProvider'>;
};

/** A few providers side by side, and all that can be chosen from. */
export function sideBySideEndpoints({ catalogue, priceHistory }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/provider-names',
      summary: 'The names of all providers',
      answer: providerNamesSchema,
      run: () =>
        catalogue
          .current()
          .companies.map(({ slug, name }) => ({ slug, name }))
          .toSorted((a, b) => compareText(a.name, b.name)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/side-by-side',
      summary: 'Two to four providers side by side, for one dose of one medication',
      query: sideBySideQuerySchema,
      answer: sideBySideSchema,
      refusals: {
        400: 'A medication that none of the providers lists, or nothing listed at all',
        404: 'No provider of this name',
      },
      run: async ({ query: { providers: slugs, ...asked } }) => {
        const providers = slugs.map((slug) =>
          found(catalogue.current().providers.get(slug), `There is no provider “${slug}”.`),
        );
        const compared = comparedDose(
          providers.flatMap(({ products }) => products),
          asked,
        );
        if (!compared) throw new BadRequest('None of these providers lists a price.');
        if (asked.medication && asked.medication !== compared.medication.toLowerCase())
          throw new BadRequest(
            `None of these providers lists “${asked.medication}”. They list ${listInWords(compared.medications)}.`,
          );
        const now = new Date();
        return {
          at: now.toISOString(),
          ...compared,
          providers: await Promise.all(providers.map((provider) => withPast(provider, now))),
        };

        async function withPast(provider: Provider, at: Date): Promise<ComparedProvider> {
          const { reviews: _reviews, sentiment: _sentiment, ...rest } = provider;
          const { pricingAnalysis: _analysis, ...shown } = rest;
          const products = shown.products.filter(
            ({ name, dose }) => name === compared?.medication && dose === compared.dose,
          );
          const { products: past } = await priceHistory.ofProvider({ products }, at);
          return { ...shown, past: past[0] ?? null };
        }
      },
    }),
  ];
}
