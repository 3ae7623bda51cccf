import { format, types } from 'node:util';
import { isDatabaseAway } from '../database/is-database-away.ts';

/**
 * What the log says of an error: kind, message, stack, cause, and the errors that it gathers. Databases repeat the
 * values that they were to store, an address or the hash of a password among them: those are left out. So is where the
 * program was when the database was away, which in an outage would be said again with each request.
 */
export function describeError(error: Error, depth = 0): Record<string, unknown> {
  const type = error.constructor.name;
  const message = messageOf(error);
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...(isDatabaseAway(error) ? [] : stackFrames(error))].join('\n'),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: redact(error.errors, depth + 1) }),
  };
}

/** Anything that is to be logged: its errors are described, its texts redacted. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return '[…]';
  if (isError(value)) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, redact(each, depth + 1)]),
  );
}

/** The same as the lines that a console prints. */
export function redactedText(...values: readonly unknown[]): string {
  return redactText(format(...values.map((value) => (isError(value) ? errorText(value) : value))));
}

/** A text without the values that databases put into theirs, and without email addresses. */
function redactText(text: string): string {
  return redactions.reduce((rest, [pattern, marked]) => rest.replace(pattern, marked), text);
}

const maxDepth = 6;

const redactions: readonly (readonly [RegExp, string])[] = [
  // Drizzle repeats the values below the statement, MongoDB a key that is there already, Mongoose what it cannot cast.
  [/\bparams: [\s\S]*/, 'params: […]'],
  [/\bdup key: [\s\S]*/, 'dup key: […]'],
  [/\bfor value [\s\S]*/, 'for value […]'],
  [/[^\s"'<>:,;()[\]{}]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g, '[address]'],
];

function messageOf(error: Error): string {
  return redactText('query' in error ? `Failed query: ${String(error.query)}` : error.message);
}

function errorText(error: Error, depth = 0): string {
  const own = String(describeError(error).stack);
  return isError(error.cause) && depth < maxDepth
    ? `${own}\nCaused by ${errorText(error.cause, depth + 1)}`
    : own;
}

/** Where an error was made: what stands below its message, which may have several lines of its own. */
function stackFrames({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const lines = stack.slice(start < 0 ? 0 : start + message.length).split('\n');
  const last = lines.findLastIndex((line) => !/^ {4}at /.test(line));
  return lines.slice(last + 1);
}

function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
