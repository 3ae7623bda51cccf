import { priceAlertAnswerSchema, priceAlertRequestSchema } from '#contract/schemas/price-alert.ts';
import { endpoint, type Endpoint } from '#cms/api/endpoint.ts';
import { limit, type Limit } from '#cms/http/limit.ts';
import type { PriceAlertService } from './price-alert-service.ts';

/** How visitors ask to be told about prices. */
export function priceAlertEndpoints(priceAlerts: PriceAlertService): Endpoint[] {
  const perAddress = limit({
    requests: 20,
    minutes: 60,
    message: 'Too many price alerts were asked for here in the last hour. Please try again later.',
  });
  // Every alert triggers an email to whatever address it gives.
  const inAll = limit({
    requests: 1000,
    minutes: 60,
    message: 'Very many people are asking for price alerts at the moment. Please try again later.',
    isTotal: true,
  });
  const both: Limit = async (req, res) => {
    await perAddress(req, res);
    await inAll(req, res);
  };

  return [
    endpoint({
      method: 'POST',
      path: '/api/price-alerts',
      summary: 'Ask for an email when the price of a dose changes; it has to be confirmed',
      body: priceAlertRequestSchema,
      answer: priceAlertAnswerSchema,
      refusals: { 400: 'Something is missing, or there is no such dose or provider' },
      limit: both,
      run: async ({ body }) => {
        await priceAlerts.request(body);
        return { status: 'pending' } as const;
      },
      form: { path: '/price-alerts', next: (outcome) => `/price-alerts?result=${outcome}` },
    }),
  ];
}
