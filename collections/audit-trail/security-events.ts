import type { Payload, PayloadRequest } from 'payload';
import { addressCodeOf } from '../network-address.ts';
import { addEntry } from './add-entry.ts';
import type { recordedEvents } from './operations.ts';

type RecordedEvent = keyof typeof recordedEvents;

/** Security events whose audit entry is the change or export itself. */
type LoggedEvent =
  | 'account.created'
  | 'account.deleted'
  | 'account.roles-changed'
  | 'data.exported'
  | 'data.erased';

type Account = { id: string; name: string };

/** Events that anybody can cause in any number. */
const floods: ReadonlySet<RecordedEvent> = new Set([
  'sign-in.failed',
  'password.reset-requested',
  'first-account.refused',
  'tries.limited',
]);

/** The most audit entries an hour for such events, in each process. */
const maxFloodEntries = 100;

/**
 * Writes a security event to the log: what, which account, by whom and from where, as ids and codes only. The log never
 * contains an email address or a token.
 */
export function logSecurityEvent(
  req: PayloadRequest,
  event: LoggedEvent | RecordedEvent,
  { account }: { account?: string } = {},
): void {
  req.payload.logger.info(
    { event, account, by: req.user?.id, from: addressCodeOf(req) },
    `Security event: ${event}`,
  );
}

/**
 * Writes a security event to the log and the audit trail. The log has every one; of events that anybody can cause, the
 * trail has only the first of each kind from each network address in an hour, so that a flood cannot fill it.
 */
export async function recordSecurityEvent(
  req: PayloadRequest,
  event: RecordedEvent,
  account?: Account,
): Promise<void> {
  logSecurityEvent(req, event, { account: account?.id });
  if (floods.has(event) && !isFirstInHour(req, event)) return;
  await addEntry(req, {
    operation: event,
    kind: 'users',
    documentTitle: account?.name ?? '–',
    documentId: account?.id ?? 'unknown',
    changes: [],
  }).catch((error: unknown) =>
    req.payload.logger.error({ err: error }, `Could not record in the audit trail: ${event}`),
  );
}

/** The flood events that each Payload instance has recorded in the current hour. */
const recorded = new WeakMap<Payload, { hour: string; keys: Set<string> }>();

function isFirstInHour(req: PayloadRequest, event: RecordedEvent): boolean {
  const hour = new Date().toISOString().slice(0, 13);
  let current = recorded.get(req.payload);
  if (current?.hour !== hour) {
    current = { hour, keys: new Set() };
    recorded.set(req.payload, current);
  }
  const key = `${event} ${addressCodeOf(req)}`;
  if (current.keys.has(key) || current.keys.size >= maxFloodEntries) return false;
  current.keys.add(key);
  return true;
}
