import express, { type Request, type Response, type Router } from 'express';
import type { Payload } from 'payload';
import type { ReviewOutcome } from '#contract/rules/review-outcome.ts';
import { abuseReportRequestSchema } from '#contract/schemas/abuse-report.ts';
import { reviewRequestSchema } from '#contract/schemas/review-request.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { NotFound, TooManyRequests } from '../runtime/errors.ts';
import type { Limit, Limits } from '../http/limits.ts';
import type { ReviewService } from './review-service.ts';

type Parts = {
  catalogue: Pick<CatalogueService, 'current'>;
  reviews: ReviewService;
  limits: Limits;
  logger: Payload['logger'];
};

/** What visitors do with reviews without JavaScript: post, store, and go back to a page that says what happened. */
export function reviewForms({ catalogue, reviews, limits, logger }: Parts): Router {
  const router = express.Router();
  const form = express.urlencoded({ limit: '100kb', extended: false });

  router.post('/providers/:slug/write-review', form, async (req, res) => {
    const { slug } = req.params;
    const outcome = await attempt({ req, res, limit: limits.review }, async () => {
      const provider = catalogue.current().providers.get(slug);
      if (!provider) throw new NotFound('There is no provider at this address.');
      const request = reviewRequestSchema.safeParse(req.body);
      if (!request.success) return 'invalid';
      await reviews.submit(provider, request.data);
      return 'received';
    });
    res.redirect(303, `/providers/${encodeURIComponent(slug)}/write-review?result=${outcome}`);
  });

  router.post('/providers/:slug/reviews/:id/helpful', form, async (req, res) => {
    const { slug, id } = req.params;
    await attempt({ req, res, limit: limits.helpfulVote }, async () => {
      await reviews.voteHelpful(id);
      return 'received';
    });
    res.redirect(303, `/providers/${encodeURIComponent(slug)}#review-${encodeURIComponent(id)}`);
  });

  router.post('/providers/:slug/reviews/:id/reports', form, async (req, res) => {
    const { slug, id } = req.params;
    const outcome = await attempt({ req, res, limit: limits.reviewReport }, async () => {
      const request = abuseReportRequestSchema.safeParse(req.body);
      if (!request.success) return 'invalid';
      await reviews.report(id, request.data);
      return 'received';
    });
    res.redirect(303, `/providers/${encodeURIComponent(slug)}?report=${outcome}#reviews`);
  });

  return router;

  async function attempt(
    { req, res, limit }: { req: Request; res: Response; limit: Limit },
    act: () => Promise<ReviewOutcome>,
  ): Promise<ReviewOutcome> {
    try {
      await limit(req, res);
      return await act();
    } catch (error) {
      if (error instanceof TooManyRequests) return 'too-many';
      if (error instanceof NotFound) return 'gone';
      logger.error({ err: error }, 'What a visitor sent about a review could not be stored');
      return 'failed';
    }
  }
}
