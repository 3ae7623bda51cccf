import type { PayloadRequest } from 'payload';
import { addEntry, type Act } from './add-entry.ts';

/**
 * Writes to the audit trail what a signed-in person did, in the transaction of `req`. Programs leave traces of their
 * own: the price history, the journals of imports, the log.
 */
export async function recordAct(req: PayloadRequest, act: Act): Promise<void> {
  if (req.user) await addEntry(req, act);
}
