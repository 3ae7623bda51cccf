import { types } from 'node:util';

/**
 * Whether a query failed because the database could not be reached, is busy or takes no writes: the same query may
 * succeed later. The drivers' errors may lie below others as their cause.
 */
export function isDatabaseAway(error: unknown): boolean {
  let each = error;
  for (let depth = 0; depth < maxDepth && types.isNativeError(each); depth += 1) {
    const { code } = each as { code?: unknown };
    if (mongoDbErrors.has(each.name)) return true;
    if (typeof code === 'string' && sqliteCodes.some((known) => code.startsWith(known)))
      return true;
    each = each.cause;
  }
  return false;
}

/** An error can be its own cause. */
const maxDepth = 10;

/** The driver's classes for what is no answer of the server. */
const mongoDbErrors = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);

/** SQLite's result codes, each with its extended ones, and what the client calls a closed connection. */
const sqliteCodes = [
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'CLIENT_CLOSED',
];
