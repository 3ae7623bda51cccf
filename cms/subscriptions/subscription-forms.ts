import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Payload } from 'payload';
import { subscriptionRequestSchema } from '#contract/schemas/subscription.ts';
import { PublicError } from '../runtime/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { LinkOutcome, SubscriptionService } from './subscription-service.ts';

type Parts = {
  subscriptions: SubscriptionService;
  limits: Pick<Limits, 'allSubscriptions' | 'subscription'>;
  logger: Payload['logger'];
};

const form = express.urlencoded({ limit: '10kb', extended: false });

/** What is posted without JavaScript: the forms that subscribe, and the buttons that links in e-mails lead to. */
export function subscriptionForms({ subscriptions, limits, logger }: Parts): Router {
  const router = express.Router();

  router.post('/subscribe', form, async (req, res) => {
    res.redirect(303, `/subscribe?result=${await subscribe(req, res)}`);
  });
  router.post('/subscription/confirm', form, step('confirm', '/subscription/confirm'));
  router.post('/subscription/unsubscribe', form, step('leave', '/subscription/unsubscribe'));
  router.post('/subscription/erase', form, step('erase', '/subscription'));
  router.post('/subscription/renew-link', form, async (req, res) => {
    res.redirect(303, `/subscription?result=${await renewLink(req, res)}`);
  });
  return router;

  async function subscribe(req: Request, res: Response) {
    const request = subscriptionRequestSchema.safeParse(req.body);
    if (!request.success) return 'invalid';
    try {
      await limits.subscription(req, res);
      await limits.allSubscriptions(req, res);
      await subscriptions.subscribe(request.data);
      return 'subscribed';
    } catch (error) {
      if (error instanceof PublicError)
        return error.status === 409 ? 'already-subscribed' : 'failed';
      logger.error({ err: error }, 'A subscription could not be stored');
      return 'failed';
    }
  }

  async function renewLink(req: Request, res: Response) {
    try {
      await limits.subscription(req, res);
      const outcome = await subscriptions.renewLink(tokenOf(req));
      return outcome === 'done' ? 'renewed' : outcome;
    } catch (error) {
      if (error instanceof PublicError) return 'failed';
      logger.error({ err: error }, 'A new link could not be sent');
      return 'failed';
    }
  }

  /**
   * Does what a link is for. People are led on to a page that says how it ended; mail clients, which send no field
   * of ours, are answered at once (RFC 8058 allows them no detour).
   */
  function step(name: 'confirm' | 'erase' | 'leave', page: string): RequestHandler {
    return async (req, res) => {
      const outcome = await attempt(() => subscriptions[name](tokenOf(req)));
      const isPerson = (req.body as { button?: unknown } | undefined)?.button === name;
      // The page that an expired link opens offers a new one.
      const result = outcome === 'expired' ? `token=${tokenOf(req)}` : `result=${outcome}`;
      if (isPerson) res.redirect(303, `${page}?${result}`);
      else res.status(statuses[outcome]).type('text').send(outcome);
    };
  }

  async function attempt(act: () => Promise<LinkOutcome>): Promise<LinkOutcome | 'failed'> {
    try {
      return await act();
    } catch (error) {
      logger.error({ err: error }, 'What a link in an email asks for could not be done');
      return 'failed';
    }
  }
}

function tokenOf({ query: { token } }: Request): string {
  return typeof token === 'string' ? token : '';
}

const statuses = { done: 200, outdated: 400, expired: 410, failed: 503 } as const;
