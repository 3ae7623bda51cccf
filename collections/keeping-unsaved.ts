import type { CollectionConfig, GlobalConfig } from 'payload';
import { withFormNotices, withGlobalFormNotices } from './form-notices.ts';

const keepsUnsaved = ['/components/unsaved/keep-unsaved.tsx#KeepUnsaved'];

/**
 * Has a form keep what is typed in the browser until it is saved. For texts only: a price that is put back later could
 * be published though it is no longer right, and passwords and what visitors wrote must not lie in a browser.
 */
export function keepingUnsaved(collection: CollectionConfig): CollectionConfig {
  return withFormNotices(collection, keepsUnsaved);
}

/** The same for a global. */
export function keepingUnsavedGlobal(global: GlobalConfig): GlobalConfig {
  return withGlobalFormNotices(global, keepsUnsaved);
}
