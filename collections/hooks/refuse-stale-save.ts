import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { withFormNotices, withGlobalFormNotices } from '../form-notices.ts';

type Dated = { updatedAt?: string | null };
type Save = { data?: unknown; originalDoc?: unknown; req: PayloadRequest };

const showsOthers = [
  '/components/save-conflict/save-conflict.tsx#SaveConflict',
  '/components/other-editors/other-editor.tsx#OtherEditor',
];

/**
 * Refuses saves over a newer version (optimistic locking): a form sends the `updatedAt` it was loaded with. A caller
 * that sends none is not checked, but for what is written between the reading and the writing of its save: Payload stores
 * the whole document, completed from what it has read, and would bring back what was there before (see
 * `withOvertakenSavesRefused`). Of a collection with drafts it reads the newest draft, which is not what it writes: there it
 * brings back nothing but what was deleted meanwhile.
 */
export function refusingStaleSaves(collection: CollectionConfig): CollectionConfig {
  const hook: CollectionBeforeValidateHook = (save) => refuseStaleSave(save);
  const { hooks } = collection;
  return withFormNotices(
    {
      ...collection,
      hooks: {
        ...hooks,
        beforeValidate: [hook, ...(hooks?.beforeValidate ?? [])],
        beforeChange: [...(hooks?.beforeChange ?? []), noteRead(collection)],
      },
    },
    showsOthers,
  );
}

/** The same for a global. */
export function refusingStaleGlobalSaves(global: GlobalConfig): GlobalConfig {
  const hook: GlobalBeforeValidateHook = (save) => refuseStaleSave(save);
  const { hooks } = global;
  return withGlobalFormNotices(
    { ...global, hooks: { ...hooks, beforeValidate: [hook, ...(hooks?.beforeValidate ?? [])] } },
    showsOthers,
  );
}

function refuseStaleSave({ data, originalDoc, req }: Save): void {
  // Restoring an old version overwrites the newest one on purpose.
  if (req.context.isRestoringVersion) return;
  const seen = (data as Dated | undefined)?.updatedAt;
  const stored = (originalDoc as Dated | undefined)?.updatedAt;
  if (!seen || !stored || seen === stored) return;
  throw newerVersion();
}

/** A 409 at `updatedAt`, where the form shows both versions. */
export function newerVersion(): APIError {
  const message =
    'A newer version was saved after you opened this one. Your changes have not been saved.';
  return new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
}

function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts);
}

/** What a save has read: `updatedAt` is null where a newer one is no reason to refuse it. */
type Read = { updatedAt: string | null };

/** What the saves of a request have read and not yet written. */
const reads = new WeakMap<PayloadRequest, Map<string, Read>>();

function noteRead(collection: CollectionConfig): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc, req }) => {
    if (operation === 'update') {
      const ofRequest = reads.get(req) ?? new Map<string, Read>();
      const updatedAt = hasDrafts(collection) ? null : originalDoc.updatedAt;
      reads.set(req, ofRequest.set(`${collection.slug} ${originalDoc.id}`, { updatedAt }));
    }
    return data;
  };
}

/** What a save has read of a document, once for each save; undefined if nothing is to be compared. */
export function takeRead(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Read | undefined {
  const key = `${collection} ${id}`;
  const read = reads.get(req)?.get(key);
  reads.get(req)?.delete(key);
  return read;
}
