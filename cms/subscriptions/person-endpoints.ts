import { z } from 'zod';
import { recordAuditEvent } from '#collections/audit-trail/record-audit-event.ts';
import { logSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { answerPerson, exportSubscribers, personRequests } from './person-data.ts';

const operations = { export: 'export', leave: 'update', erase: 'delete' } as const;

/** What the admin asks for a subscriber, and for the list of them. */
export const personEndpoints = [
  editorEndpoint({
    path: '/person-data',
    roles: ['editor'],
    body: z.object({ id: z.string().min(1), request: z.enum(personRequests) }),
    answer: async (request, req) => {
      const stored = await answerPerson(req.payload, request);
      await recordAuditEvent(req, {
        operation: operations[request.request],
        kind: 'subscriptions',
        documentTitle: 'A subscription, as its owner asked',
        documentId: request.id,
        changes: [],
      });
      if (request.request === 'export') logSecurityEvent(req, 'data.exported');
      if (request.request === 'erase') logSecurityEvent(req, 'data.erased');
      return stored;
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
