import { z } from 'zod';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { markAsChecked } from './store/mark-as-checked.ts';

/** What the list of products asks for beside Payload's REST. */
export const freshnessEndpoints = [
  editorEndpoint({
    path: '/freshness/mark-as-checked',
    roles: ['editor', 'clerk'],
    body: z.object({ ids: z.array(z.string()).min(1).max(1000) }),
    answer: ({ ids }, req) => markAsChecked(ids, req),
  }),
];
