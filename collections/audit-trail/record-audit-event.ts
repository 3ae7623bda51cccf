import type { PayloadRequest } from 'payload';
import { addEntry, type AuditEvent } from './add-entry.ts';

/**
 * Records what a signed-in person did, in the transaction of `req`. Programs have other records: the log of
 * observations, import journals and the server log.
 */
export async function recordAuditEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
  if (req.user) await addEntry(req, event);
}
