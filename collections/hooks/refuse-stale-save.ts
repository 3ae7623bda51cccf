import {
  APIError,
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
 * that sends none is not checked.
 */
export function refusingStaleSaves(collection: CollectionConfig): CollectionConfig {
  const hook: CollectionBeforeValidateHook = (save) => refuseStaleSave(save);
  const { hooks } = collection;
  return withFormNotices(
    {
      ...collection,
      hooks: { ...hooks, beforeValidate: [hook, ...(hooks?.beforeValidate ?? [])] },
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
  const message =
    'A newer version was saved after you opened this one. Your changes have not been saved.';
  throw new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
}
