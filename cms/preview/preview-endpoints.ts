import type { Payload } from 'payload';
import { z } from 'zod';
import { checkDocument } from '#collections/queries/check-document.ts';
import { QueryProblem } from '#collections/queries/query-problem.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { BadRequest } from '../runtime/errors.ts';
import { buildPreview, previewed, type Form } from './build-preview.ts';

/** The endpoint that the preview frame beside a form calls with the form's current values. */
export const previewEndpoints = [
  editorEndpoint({
    path: '/preview',
    roles: ['editor', 'viewer'],
    body: z.object({ collection: z.enum(previewed), data: z.record(z.string(), z.unknown()) }),
    answer: (form, { payload }) => {
      checkForm(payload, form);
      return buildPreview(payload, form);
    },
  }),
];

/** @throws BadRequest for data that no form of the collection can hold. */
function checkForm(payload: Payload, { collection, data }: Form): void {
  try {
    checkDocument(payload.collections[collection].config.flattenedFields, data);
  } catch (error) {
    throw error instanceof QueryProblem ? new BadRequest(error.message) : error;
  }
}
