import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { describeChanges, type AuditRules } from './describe-changes.ts';
import type { AuditOperation } from './operations.ts';
import { recordAuditEvent } from './record-audit-event.ts';

type Document = Record<string, unknown>;

/**
 * Adds an audit trail to a collection: changes by signed-in people are recorded in the same transaction. Fields in
 * `custom.withheldFromAudit` are recorded by name only, because erased personal data must not live on.
 */
export function withAuditTrail(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const withheld = (collection.custom?.withheldFromAudit ?? []) as readonly string[];
  const rules: AuditRules = { withheld: new Set(withheld) };
  const titleOf = titleReader(collection, rules);

  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const before = operation === 'create' ? {} : (previousDoc as Document);
    const changes = describeChanges(before, doc, rules);
    if (changes.length === 0) return;
    await recordAuditEvent(req, {
      operation: operation === 'create' ? 'create' : updateOperation(before, doc),
      kind: slug,
      documentTitle: titleOf(doc),
      documentId: String(doc.id),
      changes,
    });
  };

  const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
    recordAuditEvent(req, {
      operation: 'delete',
      kind: slug,
      documentTitle: titleOf(doc),
      documentId: String(doc.id),
      changes: describeChanges(doc, {}, rules),
    });

  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  };
}

/** The same for a global. */
export function withGlobalAuditTrail(global: GlobalConfig): GlobalConfig {
  const { slug, label, hooks } = global;
  const afterChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const changes = describeChanges(previousDoc, doc, { withheld: new Set() }).filter(
      ({ field }) => field !== 'globalType',
    );
    if (changes.length === 0) return;
    await recordAuditEvent(req, {
      operation: 'update',
      kind: slug,
      documentTitle: typeof label === 'string' ? label : slug,
      documentId: slug,
      changes,
    });
  };
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), afterChange] },
  };
}

function updateOperation(before: Document, after: Document): AuditOperation {
  if (after.deletedAt && !before.deletedAt) return 'trash';
  return before.deletedAt && !after.deletedAt ? 'restore' : 'update';
}

/** Reads the name of a document for the trail: its title, unless that is personal data. */
function titleReader(
  { slug, admin, labels }: CollectionConfig,
  { withheld }: AuditRules,
): (doc: Document) => string {
  const field = admin?.useAsTitle;
  const unnamed = typeof labels?.singular === 'string' ? labels.singular : slug;
  return (doc) => {
    const title = field && !withheld.has(field) ? doc[field] : null;
    return typeof title === 'string' && title !== '' ? title : unnamed;
  };
}
