import { z } from 'zod';
import { rejectionReasons, type RejectionReason } from '#contract/rules/rejection-reasons.ts';
import { changeRows, chosenRowsSchema } from '../http/chosen-rows.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { redact } from './redaction.ts';

const rejectionReason = z.enum(
  Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]],
  'Please choose why the reviews are rejected.',
);

const passage = z
  .string()
  .trim()
  .min(2, 'Please give at least two characters to redact.')
  .max(300, 'Please redact 300 characters at a time at most.');

/** What the admin asks for about reviews beside Payload's REST. */
export const moderationEndpoints = [
  editorEndpoint({
    path: '/moderation/approve',
    roles: ['editor', 'moderator'],
    body: z.object({ rows: chosenRowsSchema }),
    answer: ({ rows }, req) =>
      changeRows(rows, { collection: 'reviews', data: { status: 'published' } }, req),
  }),
  editorEndpoint({
    path: '/moderation/reject',
    roles: ['editor', 'moderator'],
    body: z.object({ rows: chosenRowsSchema, rejectionReason }),
    answer: ({ rows, ...reason }, req) =>
      changeRows(rows, { collection: 'reviews', data: { status: 'rejected', ...reason } }, req),
  }),
  editorEndpoint({
    path: '/moderation/redact',
    roles: ['editor', 'moderator'],
    body: z.object({ id: z.string(), passage }),
    answer: async (body, req) => {
      await redact(body, req);
      return { status: 'redacted' };
    },
  }),
];
