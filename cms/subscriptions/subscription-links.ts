import express, { type Request, type RequestHandler, type Router } from 'express';
import type { Payload } from 'payload';
import { linkPaths } from '#contract/rules/link-paths.ts';
import type { PriceAlertService } from './alerts/price-alert-service.ts';
import type { LinkOutcome, SubscriptionService } from './subscription-service.ts';

type Parts = {
  subscriptions: SubscriptionService;
  priceAlerts: PriceAlertService;
  logger: Payload['logger'];
};

type Step = {
  /** Where the button posts to. */
  path: string;
  /** The value of the button. */
  button: string;
  /** The page that says how it ended; the page of the link itself if it is left out. */
  page?: string;
  act: (token: string) => Promise<LinkOutcome>;
};

const form = express.urlencoded({ limit: '10kb', extended: false });

/** The page that shows what is stored; with an expired link it offers a new one. */
const { storedSubscription: storedPage } = linkPaths;

/** The buttons that links in emails lead to. */
export function subscriptionLinks({ subscriptions, priceAlerts, logger }: Parts): Router {
  const router = express.Router({ caseSensitive: true });
  const steps: Step[] = [
    { path: linkPaths.confirmSubscription, button: 'confirm', act: subscriptions.confirm },
    { path: linkPaths.unsubscribe, button: 'leave', act: subscriptions.leave },
    {
      path: linkPaths.eraseSubscription,
      button: 'erase',
      page: storedPage,
      act: subscriptions.erase,
    },
    { path: linkPaths.confirmPriceAlert, button: 'confirm', act: priceAlerts.confirm },
    { path: linkPaths.endPriceAlerts, button: 'leave', act: priceAlerts.endAll },
    { path: linkPaths.keepPriceAlerts, button: 'keep', act: priceAlerts.keep },
  ];
  for (const each of steps) router.post(each.path, form, step(each));
  router.post(linkPaths.endPriceAlert, async (req, res) => {
    const { alert } = req.query;
    const outcome = await attempt(() =>
      priceAlerts.end(tokenOf(req), typeof alert === 'string' ? alert : ''),
    );
    res.redirect(303, `${storedPage}?${outcome === 'failed' ? 'result=failed' : tokenQuery(req)}`);
  });
  return router;

  /**
   * Does what a link is for. People are led on to a page that says how it ended; mail clients, which send no field
   * of ours, are answered at once (RFC 8058 allows them no detour).
   */
  function step({ path, button, page = path, act }: Step): RequestHandler {
    return async (req, res) => {
      const outcome = await attempt(() => act(tokenOf(req)));
      const isPerson = (req.body as { button?: unknown } | undefined)?.button === button;
      if (!isPerson) res.status(statuses[outcome]).type('text').send(outcome);
      else if (outcome === 'expired') res.redirect(303, `${storedPage}?${tokenQuery(req)}`);
      else res.redirect(303, `${page}?result=${outcome}`);
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

function tokenQuery(req: Request): string {
  return `token=${encodeURIComponent(tokenOf(req))}`;
}

function tokenOf({ query: { token } }: Request): string {
  return typeof token === 'string' ? token : '';
}

const statuses = { done: 200, outdated: 400, expired: 410, failed: 503 } as const;
