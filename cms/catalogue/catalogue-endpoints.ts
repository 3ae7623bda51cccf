import { doseChoices } from '#contract/rules/dose-choices.ts';
import { registerNames } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import { companiesSchema, providerSchema } from '#contract/schemas/company.ts';
import { doseChoicesSchema } from '#contract/schemas/dose-choice.ts';
import { guideCardsSchema, guideSchema } from '#contract/schemas/guide.ts';
import { legalPageSchema } from '#contract/schemas/legal-page.ts';
import { marketReportCardsSchema, marketReportSchema } from '#contract/schemas/market-report.ts';
import { medicationsSchema } from '#contract/schemas/medication.ts';
import { productSchema, productsSchema } from '#contract/schemas/product.ts';
import { productsQuerySchema } from '#contract/schemas/products-query.ts';
import { registerCountsSchema } from '#contract/schemas/register-count.ts';
import { homeSchema, siteSettingsSchema } from '#contract/schemas/site.ts';
import { statsSchema } from '#contract/schemas/stats.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import { listedProduct } from '../api/listed-product.ts';
import { matchingProducts } from '../api/matching-products.ts';
import type { CatalogueService } from './catalogue-service.ts';

/** The read endpoints, answered from memory. */
export function catalogueEndpoints(
  catalogue: Pick<CatalogueService, 'current' | 'productsAsOf'>,
): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/companies',
      summary: 'All providers',
      answer: companiesSchema,
      isList: true,
      run: () => catalogue.current().companies,
    }),
    endpoint({
      method: 'GET',
      path: '/api/stats',
      summary: 'Figures for the whole directory',
      answer: statsSchema,
      run: () => catalogue.current().stats,
    }),
    endpoint({
      method: 'GET',
      path: '/api/products',
      summary: 'Doses on sale, now or at the end of an earlier day, filtered and sorted',
      query: productsQuerySchema,
      answer: productsSchema,
      isList: true,
      refusals: { 400: 'Not a day with known prices' },
      run: ({ query }) => matchingProducts(catalogue, query),
    }),
    endpoint({
      method: 'GET',
      path: '/api/products/:id',
      summary: 'One dose at one provider',
      answer: productSchema,
      run: ({ params: { id } }) => listedProduct(catalogue, id),
    }),
    endpoint({
      method: 'GET',
      path: '/api/providers/:slug',
      summary: 'One provider',
      answer: providerSchema,
      run: ({ params: { slug } }) =>
        found(catalogue.current().providers.get(slug), 'There is no provider at this address.'),
    }),
    endpoint({
      method: 'GET',
      path: '/api/medications',
      summary: 'The medications',
      answer: medicationsSchema,
      run: () => catalogue.current().medications,
    }),
    endpoint({
      method: 'GET',
      path: '/api/doses',
      summary: 'The doses on sale of each medication',
      answer: doseChoicesSchema,
      run: () => doseChoices(catalogue.current().products),
    }),
    endpoint({
      method: 'GET',
      path: '/api/registers',
      summary: 'How many providers are on each public register',
      answer: registerCountsSchema,
      run: () => {
        const { companies } = catalogue.current();
        return registerNames.map((register) => ({
          register,
          providers: companies.filter((company) => isOnRegister(company, register)).length,
        }));
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/guides',
      summary: 'The guides',
      answer: guideCardsSchema,
      run: () => catalogue.current().guideCards,
    }),
    endpoint({
      method: 'GET',
      path: '/api/guides/:slug',
      summary: 'One guide',
      answer: guideSchema,
      run: ({ params: { slug } }) => found(catalogue.current().guides.get(slug)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/legal-pages/:slug',
      summary: 'One legal page',
      answer: legalPageSchema,
      run: ({ params: { slug } }) => found(catalogue.current().legalPages.get(slug)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/market-reports',
      summary: 'The market reports',
      answer: marketReportCardsSchema,
      run: () => catalogue.current().marketReportCards,
    }),
    endpoint({
      method: 'GET',
      path: '/api/market-reports/:slug',
      summary: 'One market report',
      answer: marketReportSchema,
      run: ({ params: { slug } }) => found(catalogue.current().marketReports.get(slug)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/home',
      summary: 'The home page’s content',
      answer: homeSchema,
      run: () => catalogue.current().home,
    }),
    endpoint({
      method: 'GET',
      path: '/api/site',
      summary: 'The site’s settings',
      answer: siteSettingsSchema,
      run: () => catalogue.current().site,
    }),
  ];
}
