import type { PayloadRequest } from 'payload';
import { addressCodeOf } from '../network-address.ts';
import type { FieldChange } from './describe-changes.ts';
import type { AuditOperation } from './operations.ts';

/** An operation on a document, for the audit trail. */
export type AuditEvent = {
  operation: AuditOperation;
  kind: string;
  documentTitle: string;
  documentId: string;
  changes: FieldChange[];
};

/**
 * Writes to the audit trail who did what and from where, in the transaction of `req`. Every save waits for it, so nothing
 * is read back.
 */
export async function addEntry(
  req: PayloadRequest,
  event: AuditEvent,
  userName = req.user?.name ?? 'Not signed in',
): Promise<void> {
  await req.payload.db.create({
    collection: 'audit-trail',
    data: {
      ...event,
      at: new Date().toISOString(),
      user: req.user?.id,
      userName,
      from: addressCodeOf(req),
    },
    returning: false,
    req,
  });
}
