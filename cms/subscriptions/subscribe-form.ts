import express, { type Router } from 'express';
import { subscriptionRequestSchema } from '../../contract/schemas/subscription.ts';
import { PublicError } from '../errors.ts';
import type { SubscriptionService } from './subscription-service.ts';

/** The forms without JavaScript: post, store, and go on to a page that says what happened. */
export function subscribeForm(subscriptions: SubscriptionService): Router {
  const router = express.Router();
  router.post(
    '/subscribe',
    express.urlencoded({ limit: '10kb', extended: false }),
    async (req, res) => {
      const request = subscriptionRequestSchema.safeParse(req.body);
      const result = request.success ? await outcome(request.data) : 'invalid';
      res.redirect(303, `/subscribe?result=${result}`);
    },
  );
  return router;

  async function outcome(request: Parameters<SubscriptionService['subscribe']>[0]) {
    try {
      await subscriptions.subscribe(request);
      return 'subscribed';
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      return error.status === 409 ? 'already-subscribed' : 'failed';
    }
  }
}
