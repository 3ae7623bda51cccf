import type {
  CollectionAfterOperationHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload';
import { recordAuditEvent } from './record-audit-event.ts';
import { logSecurityEvent } from './security-events.ts';

/** The first screen of a list: opening it is daily work, reading further is worth an entry. */
const unrecordedDocuments = 10;

/**
 * Records in the audit trail and the log when an account reads more than ten documents in a day, however it asks for
 * them, and again each time it has read more than twice as many; for collections that hold visitors' personal data.
 */
export function withReadingAudit(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), recordReading] },
  };
}

const recordReading: CollectionAfterOperationHook = async ({
  collection: { slug },
  overrideAccess,
  req,
  result,
}) => {
  if (overrideAccess || !req.user) return result;
  const reading = readingOf(req, `${slug} ${req.user.id}`);
  for (const id of shownIn(result)) reading.documents.add(id);
  const { size } = reading.documents;
  if (size <= reading.unrecorded) return result;
  await recordAuditEvent(req, {
    operation: 'export',
    kind: slug,
    documentTitle: `${size} ${slug.replaceAll('-', ' ')} in a day`,
    documentId: 'list',
    changes: [],
  });
  logSecurityEvent(req, 'data.exported');
  reading.unrecorded = 2 * size;
  return result;
};

/** What an account has read of a collection in a day. */
type Reading = {
  /** Their ids. */
  documents: Set<string>;
  /** How many there may be without another entry. */
  unrecorded: number;
};

/** What has been read by way of each Payload instance on the current day, in UTC. */
const readings = new WeakMap<Payload, { day: string; byReader: Map<string, Reading> }>();

function readingOf({ payload }: PayloadRequest, reader: string): Reading {
  const day = new Date().toISOString().slice(0, 10);
  let current = readings.get(payload);
  if (current?.day !== day) {
    current = { day, byReader: new Map() };
    readings.set(payload, current);
  }
  const known = current.byReader.get(reader);
  if (known) return known;
  const reading = { documents: new Set<string>(), unrecorded: unrecordedDocuments };
  current.byReader.set(reader, reading);
  return reading;
}

/** The ids of the documents that an answer shows, be it one or a page of them. */
function shownIn(result: unknown): string[] {
  const { docs = [result] } = (result ?? {}) as { docs?: unknown[] };
  return docs.flatMap((doc) => (isDocument(doc) ? [doc.id] : []));
}

function isDocument(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value;
}
