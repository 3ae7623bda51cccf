import { Forbidden, type CollectionBeforeOperationHook } from 'payload';
import { hasRole } from '../access/roles.ts';

/** More than a screen of the admin shows. */
const mostDocuments = 100;

/** Through REST, whoever is no administrator reads a page at a time: reading everything at once would be an export. */
export const refuseBulkReading: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || hasRole(req.user)) return;
  const { limit, pagination } = args as { limit?: number; pagination?: boolean };
  if (pagination === false || limit === 0 || (limit ?? 0) > mostDocuments)
    throw new Forbidden(req.t);
};
