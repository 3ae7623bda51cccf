import { z } from 'zod';
import { recordAuditEvent } from '#collections/audit-trail/record-audit-event.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { NotFound } from '../runtime/errors.ts';
import { issueKey } from './machine-service.ts';

/** What the admin’s form of a machine asks for. */
export const machineDeskEndpoints = [
  editorEndpoint({
    path: '/machine-keys',
    roles: [],
    body: z.object({ machine: z.string().min(1) }),
    answer: async ({ machine: id }, req) => {
      const machine = await req.payload.findByID({
        collection: 'machines',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
      });
      if (!machine) throw new NotFound('This machine no longer exists. Reload the page.');
      const key = await issueKey(req.payload, id);
      await recordAuditEvent(req, {
        operation: 'key.issued',
        kind: 'machines',
        documentTitle: machine.name,
        documentId: id,
        changes: [],
      });
      return { key };
    },
  }),
];
