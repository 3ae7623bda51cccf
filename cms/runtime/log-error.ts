/**
 * What the log says of an error: kind, message, stack and cause. A failed query carries the values that it was to
 * store, a visitor's address among them: those are left out.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = 'query' in error ? `Failed query: ${String(error.query)}` : error.message;
  return {
    type: error.constructor.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
