import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import type { Product, Provider } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { describeChanges, type AuditRules } from './describe-changes.ts';
import type { AuditOperation } from './operations.ts';
import { recordAuditEvent } from './record-audit-event.ts';

type Document = Record<string, unknown>;

/**
 * Adds an audit trail to a collection: changes by signed-in people are recorded in the same transaction, and without
 * transactions before anything else follows from them. Fields in `custom.withheldFromAudit` are recorded by name only,
 * because erased personal data must not live on.
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
      documentTitle: await titleOf(doc, req),
      documentId: String(doc.id),
      changes,
    });
  };

  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) =>
    recordAuditEvent(req, {
      operation: 'delete',
      kind: slug,
      documentTitle: await titleOf(doc, req),
      documentId: String(doc.id),
      changes: describeChanges(doc, {}, rules),
    });

  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [afterChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [afterDelete, ...(hooks?.afterDelete ?? [])],
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
    hooks: { ...hooks, afterChange: [afterChange, ...(hooks?.afterChange ?? [])] },
  };
}

/** What a save of a document did to it. */
export function updateOperation(before: Document, after: Document): AuditOperation {
  if (after.deletedAt && !before.deletedAt) return 'trash';
  return before.deletedAt && !after.deletedAt ? 'restore' : 'update';
}

/** Reads the name of a document for the trail: its title, unless that is personal data, and what it belongs to. */
function titleReader(
  { slug, admin, fields }: CollectionConfig,
  { withheld }: AuditRules,
): (doc: Document, req: PayloadRequest) => Promise<string> {
  const title = fields.find((field) => 'name' in field && field.name === admin?.useAsTitle);
  const isNamed =
    title !== undefined && 'name' in title && title.type === 'text' && !withheld.has(title.name);
  return async (doc, req) => {
    const own = isNamed ? doc[title.name] : null;
    const name = typeof own === 'string' && own !== '' ? own : kindOf(slug, req);
    const owner = slug === 'products' ? undefined : await ownerOf(doc, req);
    return owner ? `${name} – ${owner}` : name;
  };
}

/** What a document of a collection is called: `Review`. */
function kindOf(slug: string, { payload }: PayloadRequest): string {
  const singular = payload.collections[slug as CollectionSlug].config.labels.singular;
  return typeof singular === 'string' ? singular : slug;
}

/** The name of the product or provider that a document is about. */
async function ownerOf(
  { product, provider }: Document,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { db } = req.payload;
  const related = (relation: unknown) => ({
    where: { id: { equals: relationId(relation as string | { id: string }) } },
    req,
  });
  if (product) {
    const found = await db.findOne<Product>({ collection: 'products', ...related(product) });
    return found?.title ?? undefined;
  }
  if (!provider) return undefined;
  const found = await db.findOne<Provider>({ collection: 'providers', ...related(provider) });
  return found?.name;
}
