import { z } from 'zod';
import { changeRows, chosenRowsSchema } from '../http/chosen-rows.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';

/** What the list of products asks for beside Payload's REST. */
export const freshnessEndpoints = [
  // Prices were compared with their source just now by the person who asks; nothing else changes.
  editorEndpoint({
    path: '/freshness/mark-as-checked',
    roles: ['editor', 'clerk'],
    body: z.object({ rows: chosenRowsSchema }),
    answer: ({ rows }, req) =>
      changeRows(
        rows,
        { collection: 'products', data: { checkedAt: new Date().toISOString() } },
        req,
      ),
  }),
];
