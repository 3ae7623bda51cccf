import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Payload } from 'payload';
import type { LinkOutcome, SubscriptionService } from './subscription-service.ts';

type Parts = { subscriptions: SubscriptionService; logger: Payload['logger'] };

const form = express.urlencoded({ limit: '10kb', extended: false });

/** The buttons that links in emails lead to. */
export function subscriptionLinks({ subscriptions, logger }: Parts): Router {
  const router = express.Router({ caseSensitive: true });
  router.post('/subscription/confirm', form, step('confirm', '/subscription/confirm'));
  router.post('/subscription/unsubscribe', form, step('leave', '/subscription/unsubscribe'));
  router.post('/subscription/erase', form, step('erase', '/subscription'));
  return router;

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
