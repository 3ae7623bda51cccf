import type { PayloadRequest } from 'payload';
import type { FieldChange } from './describe-changes.ts';
import type { AuditOperation } from './index.ts';

/** What somebody did to a document. */
export type Act = {
  operation: AuditOperation;
  kind: string;
  documentTitle: string;
  documentId: string;
  changes: FieldChange[];
};

/**
 * Writes to the audit trail what a signed-in person did, in the transaction of `req`. Programs leave traces of their
 * own: the price history, the journals of imports, the log.
 */
export async function recordAct(req: PayloadRequest, act: Act): Promise<void> {
  if (!req.user) return;
  await req.payload.create({
    collection: 'audit-trail',
    data: { ...act, at: new Date().toISOString(), user: req.user.id, userName: req.user.name },
    overrideAccess: true,
    req,
  });
}
