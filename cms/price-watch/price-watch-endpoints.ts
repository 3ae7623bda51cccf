import { z } from 'zod';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { acceptProposal, refuseProposal } from './proposals.ts';
import { tryRule } from './try-rule.ts';

const decision = z.object({
  id: z.string().min(1).max(100),
  seen: z.string().max(100),
  isConfirmed: z.boolean().default(false),
});
const text = z.string().max(1000).nullish();

/** What the screens of the price watch ask for. */
export const priceWatchEndpoints = [
  editorEndpoint({
    path: '/price-watch/accept',
    roles: ['editor', 'clerk'],
    body: decision,
    answer: async (accepted, req) => {
      await acceptProposal(accepted, req);
      return { status: 'accepted' };
    },
  }),
  editorEndpoint({
    path: '/price-watch/refuse',
    roles: ['editor', 'clerk'],
    body: decision,
    answer: async (refused, req) => {
      await refuseProposal(refused, req);
      return { status: 'refused' };
    },
  }),
  editorEndpoint({
    path: '/price-watch/try',
    roles: ['editor'],
    body: z.object({ product: text, address: text, priceSelector: text, stockSelector: text }),
    answer: tryRule,
  }),
];
