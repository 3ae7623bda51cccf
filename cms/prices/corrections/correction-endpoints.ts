import type { Payload } from 'payload';
import { z } from 'zod';
import { pagePath, pagePatterns } from '#contract/rules/page-path.ts';
import {
  correctionAnswerSchema,
  correctionRequestSchema,
  correctionsSchema,
} from '#contract/schemas/correction.ts';
import { endpoint, type Endpoint } from '#cms/api/endpoint.ts';
import type { CatalogueService } from '#cms/catalogue/catalogue-service.ts';
import { listedProduct } from '#cms/api/listed-product.ts';
import { editorEndpoint } from '#cms/http/editor-endpoint.ts';
import { limit } from '#cms/http/limit.ts';
import { acceptCorrection } from './accept-correction.ts';
import type { CorrectionService } from './correction-service.ts';

type Parts = {
  payload: Payload;
  catalogue: Pick<CatalogueService, 'current'>;
  corrections: CorrectionService;
};

/** The endpoints with which visitors send corrections of prices and read those that were accepted. */
export function correctionEndpoints({ payload, catalogue, corrections }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/corrections',
      summary: 'Prices that were put right because a visitor had sent a correction',
      answer: correctionsSchema,
      run: () => corrections.list(catalogue.current().products),
    }),
    endpoint({
      method: 'POST',
      path: '/api/products/:id/corrections',
      summary: 'Send a correction of a price',
      body: correctionRequestSchema,
      answer: correctionAnswerSchema,
      limit: limit({
        payload,
        name: 'corrections',
        requests: 10,
        minutes: 60,
        message: 'You have reported several prices in the last hour. Please try again later.',
      }),
      run: async ({ params: { id }, body }) => {
        await corrections.receive(listedProduct(catalogue, id), body);
        return { status: 'received' } as const;
      },
      form: {
        path: pagePatterns.price,
        next: (outcome, { id }) => `${pagePath('price', { id })}?correction=${outcome}#correction`,
      },
    }),
  ];
}

/** The corrections desk of the admin. */
export const correctionDeskEndpoints = [
  editorEndpoint({
    path: '/accept-correction',
    roles: ['editor', 'clerk'],
    body: z.object({ id: z.string().min(1), evidence: z.string().nullish() }),
    answer: async (accepted, req) => {
      await acceptCorrection(accepted, req);
      return { status: 'accepted' };
    },
  }),
];
