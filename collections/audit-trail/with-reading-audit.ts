import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';
import { recordAuditEvent } from './record-audit-event.ts';
import { logSecurityEvent } from './security-events.ts';

/** The first screen of a list: opening it is daily work, reading further is worth an entry. */
const unrecordedDocuments = 10;

/**
 * Records in the audit trail and the log when somebody reads more than the first ten documents of a list, for
 * collections that hold visitors' personal data.
 */
export function withReadingAudit(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), recordReading] },
  };
}

const recordReading: CollectionAfterOperationHook = async ({
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (operation !== 'find' || overrideAccess || !req.user) return result;
  const { docs, page, totalDocs } = result;
  const isFirstScreen = docs.length <= unrecordedDocuments && (page ?? 1) === 1;
  if (docs.length === 0 || isFirstScreen) return result;
  const plural = collection.slug.replaceAll('-', ' ');
  await recordAuditEvent(req, {
    operation: 'export',
    kind: collection.slug,
    documentTitle: `${docs.length} of ${totalDocs} ${plural}`,
    documentId: 'list',
    changes: [],
  });
  logSecurityEvent(req, 'data.exported');
  return result;
};
