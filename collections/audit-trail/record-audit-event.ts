import type { PayloadRequest } from 'payload';
import { addEntry, type AuditEvent } from './add-entry.ts';

/**
 * Writes to the audit trail what a signed-in person did, in the transaction of `req`. Programs leave traces of their
 * own: the log of observations, the journals of imports, the log.
 */
export async function recordAuditEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
  if (req.user) await addEntry(req, event);
}
