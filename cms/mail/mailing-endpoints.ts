import type { Endpoint } from 'payload';
import { z } from 'zod';
import { recordAuditEvent } from '#collections/audit-trail/record-audit-event.ts';
import type { User } from '#collections/payload-types.ts';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import {
  previewReport,
  readMailing,
  sendTest,
  setMailing,
  startMailing,
} from './mailing-service.ts';

const body = z.object({ report: z.string().min(1) });
const roles = ['editor'] as const;

/** What the panel “Send by email” of a market report asks. */
export function mailingEndpoints({ publicUrl }: { publicUrl: string }): Endpoint[] {
  return [
    editorEndpoint({
      path: '/report-mail/state',
      roles,
      body,
      answer: ({ report }, { payload }) => readMailing(payload, report),
    }),
    editorEndpoint({
      path: '/report-mail/preview',
      roles,
      body,
      answer: ({ report: id }, { payload }) => previewReport(payload, { id, publicUrl }),
    }),
    editorEndpoint({
      path: '/report-mail/test',
      roles,
      body,
      answer: async ({ report: id }, { payload, user }) => {
        await sendTest(payload, { id, publicUrl }, user as User);
        return { sentTo: (user as User).email };
      },
    }),
    editorEndpoint({
      path: '/report-mail/send',
      roles,
      body,
      answer: async ({ report: id }, req) => {
        const { payload, user } = req;
        await startMailing(payload, { id, publicUrl }, user as User);
        const { title } = await payload.findByID({
          collection: 'market-reports',
          id,
          depth: 0,
          select: { title: true },
          overrideAccess: true,
        });
        await recordAuditEvent(req, {
          operation: 'send',
          kind: 'market-reports',
          documentTitle: title,
          documentId: id,
          changes: [],
        });
        return readMailing(payload, id);
      },
    }),
    editorEndpoint({
      path: '/report-mail/pause',
      roles,
      body,
      answer: async ({ report }, { payload }) => {
        await setMailing(payload, report, 'paused');
        return readMailing(payload, report);
      },
    }),
    editorEndpoint({
      path: '/report-mail/resume',
      roles,
      body,
      answer: async ({ report }, { payload }) => {
        await setMailing(payload, report, 'sending');
        return readMailing(payload, report);
      },
    }),
  ];
}
