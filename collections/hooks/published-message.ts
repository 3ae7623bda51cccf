import type { CollectionAfterOperationHook } from 'payload';

const created = 'general:successfullyCreated';
const saved = new Set(['general:updatedSuccessfully', created]);

/** Says of a save whether visitors see it, where Payload says only that it is saved, or that something is created. */
export const publishedMessage: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'create' && operation !== 'updateByID') return result;
  const status = (result as { _status?: string } | null)?._status;
  const say = req.t;
  req.t = (key, ...words) => {
    if (status === 'published' && saved.has(key)) return 'Published: on the site now.';
    if (status === 'draft' && key === created) return say('version:draftSavedSuccessfully');
    return say(key, ...words);
  };
  return result;
};
