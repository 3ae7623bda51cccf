import type { Payload } from 'payload';
import type { FormOutcome } from '#contract/rules/form-outcome.ts';
import { linkPaths } from '#contract/rules/link-paths.ts';
import {
  storedSubscriptionQuerySchema,
  storedSubscriptionSchema,
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from '#contract/schemas/subscription.ts';
import { endpoint, formEndpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import { bothLimits, limit } from '../http/limit.ts';
import { Gone, NotFound } from '../runtime/errors.ts';
import type { SubscriptionService } from './subscription-service.ts';

type Parts = { payload: Payload; subscriptions: SubscriptionService };

/** How addresses come in, and what whoever holds a link from one of our emails can read. */
export function subscriptionEndpoints({ payload, subscriptions }: Parts): Endpoint[] {
  const perAddress = limit({
    payload,
    name: 'subscriptions',
    requests: 20,
    minutes: 60,
    message:
      'Too many email addresses were entered from your network in the last hour. Please try again later.',
  });
  // Floods come from many network addresses at once; ten times the busiest hour to be expected.
  const inAll = limit({
    payload,
    name: 'subscriptions overall',
    requests: 3000,
    minutes: 60,
    message: 'A lot of people are subscribing at the moment. Please try again later.',
    isTotal: true,
  });

  return [
    endpoint({
      method: 'POST',
      path: '/api/subscriptions',
      summary: 'Subscribe to the monthly report',
      body: subscriptionRequestSchema,
      answer: subscriptionAnswerSchema,
      refusals: { 409: 'Already subscribed' },
      limit: bothLimits(perAddress, inAll),
      run: async ({ body }) => {
        await subscriptions.subscribe(body);
        return { status: 'subscribed' } as const;
      },
      form: { path: '/subscribe', next: (outcome) => `/subscribe?result=${subscribed[outcome]}` },
    }),
    endpoint({
      method: 'GET',
      path: '/api/subscription',
      summary: 'What is stored about whoever holds a link from one of our emails',
      isPersonal: true,
      query: storedSubscriptionQuerySchema,
      answer: storedSubscriptionSchema,
      run: async ({ query: { token } }) => {
        const stored = await subscriptions.stored(token);
        if (stored === 'expired') {
          throw new Gone('This link has expired. Its page sends you a new one.');
        }
        return found(stored);
      },
    }),
    formEndpoint({
      path: linkPaths.renewLink,
      query: storedSubscriptionQuerySchema,
      limit: perAddress,
      run: async ({ query: { token } }) => {
        if ((await subscriptions.renewLink(token)) !== 'done') {
          throw new NotFound('This link is not one of ours.');
        }
      },
      next: (outcome) => `${linkPaths.storedSubscription}?result=${renewed[outcome]}`,
    }),
  ];
}

/** The pages have words of their own for what happened. */
const subscribed: Readonly<Record<FormOutcome, string>> = {
  received: 'subscribed',
  invalid: 'invalid',
  gone: 'failed',
  conflict: 'already-subscribed',
  'too-many': 'too-many',
  failed: 'failed',
};

const renewed: Readonly<Record<FormOutcome, string>> = {
  received: 'renewed',
  invalid: 'outdated',
  gone: 'outdated',
  conflict: 'failed',
  'too-many': 'failed',
  failed: 'failed',
};
