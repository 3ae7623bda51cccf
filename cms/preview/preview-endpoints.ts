import { z } from 'zod';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { buildPreview, previewed } from './build-preview.ts';

/** What the page in the frame beside a form asks, with the form as it stands. */
export const previewEndpoints = [
  editorEndpoint({
    path: '/preview',
    roles: ['editor', 'viewer'],
    body: z.object({ collection: z.enum(previewed), data: z.record(z.string(), z.unknown()) }),
    answer: (form, { payload }) => buildPreview(payload, form),
  }),
];
