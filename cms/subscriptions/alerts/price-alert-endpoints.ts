import type { Payload } from 'payload';
import { linkPaths } from '#contract/rules/link-paths.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import {
  priceAlertAnswerSchema,
  priceAlertChangedSchema,
  priceAlertChangeSchema,
  priceAlertRequestSchema,
} from '#contract/schemas/price-alert.ts';
import { storedSubscriptionQuerySchema } from '#contract/schemas/subscription.ts';
import { endpoint, type Endpoint } from '#cms/api/endpoint.ts';
import { bothLimits, limit } from '#cms/http/limit.ts';
import { Gone, NotFound } from '#cms/runtime/errors.ts';
import type { PriceAlertService } from './price-alert-service.ts';

type Parts = { payload: Payload; priceAlerts: PriceAlertService };

/** How visitors ask to be told about prices, and change what they asked for. */
export function priceAlertEndpoints({ payload, priceAlerts }: Parts): Endpoint[] {
  const perAddress = limit({
    payload,
    name: 'price alerts',
    requests: 20,
    minutes: 60,
    message:
      'Too many price alerts were requested from your network in the last hour. Please try again later.',
  });
  // Every alert triggers an email to whatever address it gives.
  const inAll = limit({
    payload,
    name: 'price alerts overall',
    requests: 1000,
    minutes: 60,
    message: 'A lot of people are asking for price alerts at the moment. Please try again later.',
    isTotal: true,
  });
  const changes = limit({
    payload,
    name: 'changes of price alerts',
    requests: 60,
    minutes: 60,
    message:
      'Too many price alerts were changed from your network in the last hour. Please try again later.',
  });

  return [
    endpoint({
      method: 'POST',
      path: '/api/price-alerts',
      summary: 'Ask for an email when the price of a dose changes; it has to be confirmed',
      body: priceAlertRequestSchema,
      answer: priceAlertAnswerSchema,
      refusals: { 400: 'Something is missing, or there is no such dose or provider' },
      limit: bothLimits(perAddress, inAll),
      run: async ({ body }) => {
        await priceAlerts.request(body);
        return { status: 'pending' } as const;
      },
      form: {
        path: '/price-alerts',
        next: (outcome, _params, { medication, dose }) =>
          `/price-alerts?${new URLSearchParams({
            ...(typeof medication === 'string' && { medication }),
            ...(typeof dose === 'string' && { dose }),
            result: outcome,
          })}`,
      },
    }),
    endpoint({
      method: 'POST',
      path: '/api/price-alerts/:alert',
      summary: 'Change what a price alert waits for, with a link from one of our emails',
      isPersonal: true,
      query: storedSubscriptionQuerySchema,
      body: priceAlertChangeSchema,
      answer: priceAlertChangedSchema,
      limit: changes,
      run: async ({ params, query, body }) => {
        const outcome = await priceAlerts.change(query.token, params.alert, body);
        if (outcome === 'expired') throw new Gone('This link has expired.');
        if (outcome === 'outdated') throw new NotFound('This link is not one of ours.');
        return { status: 'changed' } as const;
      },
      form: {
        path: pagePatterns.changePriceAlert,
        next: (outcome, { alert }, query) => {
          const token = typeof query.token === 'string' ? query.token : '';
          const address = `${linkPaths.storedSubscription}?${new URLSearchParams({ token, change: outcome })}`;
          return outcome === 'received'
            ? `${address}#price-alerts`
            : `${address}&alert=${encodeURIComponent(alert)}#change`;
        },
      },
    }),
  ];
}
