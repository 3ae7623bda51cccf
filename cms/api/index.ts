import express, { type Router } from 'express';
import { filterProducts } from '#contract/rules/product-filters.ts';
import { sortProducts } from '#contract/rules/product-order.ts';
import { contactMessageRequestSchema } from '#contract/schemas/contact-message.ts';
import { productsQuerySchema } from '#contract/schemas/products-query.ts';
import { reviewsQuerySchema } from '#contract/schemas/review.ts';
import { abuseReportRequestSchema } from '#contract/schemas/abuse-report.ts';
import { reviewRequestSchema } from '#contract/schemas/review-request.ts';
import {
  storedSubscriptionQuerySchema,
  subscriptionRequestSchema,
} from '#contract/schemas/subscription.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { ContactService } from '../contact/contact-service.ts';
import { Gone, NotFound } from '../runtime/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { ReviewService } from '../reviews/review-service.ts';
import type { SubscriptionService } from '../subscriptions/subscription-service.ts';
import { acceptJson } from './accept-json.ts';
import { onlyMethods, readable } from './endpoint.ts';
import { openApi } from './openapi.ts';
import { parse, parseQuery } from './parse.ts';

export type ApiServices = {
  catalogue: Pick<CatalogueService, 'current'>;
  reviews: ReviewService;
  subscriptions: SubscriptionService;
  contact: ContactService;
  limits: Limits;
};

/** The documented `/api` contract: each endpoint parses, asks one service and answers. */
export function createApi({
  catalogue,
  reviews,
  subscriptions,
  contact,
  limits,
}: ApiServices): Router {
  const api = express.Router();

  readable(api, '/companies', () => catalogue.current().companies);
  readable(api, '/stats', () => catalogue.current().stats);
  readable(api, '/medications', () => catalogue.current().medications);
  readable(api, '/guides', () => catalogue.current().guideCards);
  readable(api, '/market-reports', () => catalogue.current().marketReportCards);
  readable(api, '/discounts', () => catalogue.current().discounts);
  readable(api, '/home', () => catalogue.current().home);
  readable(api, '/site', () => catalogue.current().site);
  readable(api, '/openapi.json', () => openApi);

  readable(api, '/products', ({ query }) => {
    const { sortBy, ...filter } = parseQuery(productsQuerySchema, query);
    return sortProducts(filterProducts(catalogue.current().products, filter), sortBy);
  });

  readable(api, '/guides/:slug', ({ params }) =>
    found(catalogue.current().guides.get(params.slug)),
  );

  readable(api, '/legal-pages/:slug', ({ params }) =>
    found(catalogue.current().legalPages.get(params.slug)),
  );

  readable(api, '/market-reports/:slug', ({ params }) =>
    found(catalogue.current().marketReports.get(params.slug)),
  );

  readable(api, '/providers/:slug', ({ params }) => providerOf(params.slug));

  api.post('/providers/:slug/reviews', acceptJson, async (req, res) => {
    const provider = providerOf(String(req.params.slug));
    const review = parse(reviewRequestSchema, req.body);
    await limits.review(req, res);
    await reviews.submit(provider, review);
    res.status(201).json({ status: 'pending' });
  });

  readable(api, '/providers/:slug/reviews', ({ params, query }) => {
    const request = parseQuery(reviewsQuerySchema, query);
    return reviews.page(providerOf(params.slug), request);
  });

  api
    .route('/subscriptions')
    .post(acceptJson, async (req, res) => {
      const request = parse(subscriptionRequestSchema, req.body);
      await limits.subscription(req, res);
      await limits.allSubscriptions(req, res);
      await subscriptions.subscribe(request);
      res.status(201).json({ status: 'subscribed' });
    })
    .all(onlyMethods('POST'));

  // Not in the OpenAPI document: only whoever holds a link from one of our emails can ask.
  api
    .route('/subscription')
    .get(async (req, res) => {
      res.set('Cache-Control', 'no-store');
      const { token } = parseQuery(storedSubscriptionQuerySchema, req.query);
      const stored = await subscriptions.stored(token);
      if (stored === 'expired') {
        throw new Gone('This link has expired. Its page sends you a new one.');
      }
      res.json(found(stored));
    })
    .all(onlyMethods('GET, HEAD'));

  api
    .route('/contact-messages')
    .post(acceptJson, async (req, res) => {
      const message = parse(contactMessageRequestSchema, req.body);
      await limits.contactMessage(req, res);
      await contact.receive(message);
      res.status(201).json({ status: 'received' });
    })
    .all(onlyMethods('POST'));

  api
    .route('/reviews/:id/helpful')
    .post(async (req, res) => {
      await limits.helpfulVote(req, res);
      res.status(201).json({ helpfulCount: await reviews.voteHelpful(req.params.id) });
    })
    .all(onlyMethods('POST'));

  api
    .route('/reviews/:id/reports')
    .post(acceptJson, async (req, res) => {
      const report = parse(abuseReportRequestSchema, req.body);
      await limits.reviewReport(req, res);
      await reviews.report(req.params.id, report);
      res.status(201).json({ status: 'received' });
    })
    .all(onlyMethods('POST'));

  api.use(() => {
    throw new NotFound(
      'There is nothing at this address of the API. /api/openapi.json lists what there is.',
    );
  });

  return api;

  function providerOf(slug: string) {
    return found(catalogue.current().providers.get(slug), 'There is no provider at this address.');
  }
}

function found<Document>(
  document: Document | undefined,
  message = 'There is no page at this address.',
): Document {
  if (document === undefined) throw new NotFound(message);
  return document;
}
