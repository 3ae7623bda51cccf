import { z } from 'zod';
import { recordAuditEvent } from '#collections/audit-trail/record-audit-event.ts';
import { logSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { emailAddressSchema } from '#contract/schemas/subscription.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { answerSubjectRequest, lookUpSuppression, subjectRequests } from './subject-requests.ts';

const operations = { export: 'export', leave: 'update', erase: 'delete' } as const;

/** What the admin does with a subscriber, and with the list of them. */
export const subscriberEndpoints = [
  editorEndpoint({
    path: '/person-data',
    roles: ['editor'],
    body: z.object({ id: z.string().min(1), request: z.enum(subjectRequests) }),
    answer: async (request, req) => {
      const stored = await answerSubjectRequest(req.payload, request);
      await recordAuditEvent(req, {
        operation: operations[request.request],
        kind: 'subscriptions',
        documentTitle: 'A subscription, at its owner’s request',
        documentId: request.id,
        changes: [],
      });
      if (request.request === 'export') logSecurityEvent(req, 'data.exported');
      if (request.request === 'erase') logSecurityEvent(req, 'data.erased');
      return stored;
    },
  }),
  editorEndpoint({
    path: '/suppression-lookup',
    roles: [],
    body: z.object({ email: emailAddressSchema }),
    answer: async ({ email }, req) => {
      const suppression = await lookUpSuppression(req.payload, email);
      // Whose address was looked up is kept nowhere.
      await recordAuditEvent(req, {
        operation: 'export',
        kind: 'suppressions',
        documentTitle: 'Whether an address is suppressed',
        documentId: 'list',
        changes: [],
      });
      return { suppression };
    },
  }),
  editorEndpoint({
    path: '/subscriber-list',
    roles: ['admin'],
    body: z.object({}),
    answer: async (_body, req) => {
      const { csv, count } = await exportSubscribers(req.payload);
      await recordAuditEvent(req, {
        operation: 'export',
        kind: 'subscriptions',
        documentTitle: `All active subscribers: ${count}`,
        documentId: 'all',
        changes: [],
      });
      logSecurityEvent(req, 'data.exported');
      return { csv };
    },
  }),
];
