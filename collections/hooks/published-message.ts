import type { CollectionAfterOperationHook } from 'payload';

const savedAs = new Set(['general:updatedSuccessfully', 'general:successfullyCreated']);

/** Replaces the message of a save that has published something: Payload has the same one for both. */
export const publishedMessage: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'create' && operation !== 'updateByID') return result;
  if ((result as { _status?: string } | null)?._status !== 'published') return result;
  const say = req.t;
  req.t = (key, ...words) =>
    savedAs.has(key) ? 'Published: on the site now.' : say(key, ...words);
  return result;
};
