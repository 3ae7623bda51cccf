import { createLocalReq, type Payload } from 'payload';
import type { Machine } from '../payload-types.ts';
import { addEntry, type AuditEvent } from './add-entry.ts';

/** Records what a machine did by its key. */
export async function recordMachineEvent(
  payload: Payload,
  { name }: Machine,
  event: AuditEvent,
): Promise<void> {
  await addEntry(await createLocalReq({}, payload), event, `${name} (machine)`);
}
