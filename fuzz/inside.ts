import type { Answer } from './answer.ts';
import { bodyLength, type FuzzRequest } from './request.ts';

/** Values of this run that no response may contain. */
export type Secrets = readonly string[];

/** Signs of internals: stack traces, paths, SQL statements, engine messages. */
const signs: readonly RegExp[] = [
  /\bat (?:async )?[\w$.<>[\] ]+ \(?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+/,
  /node_modules/,
  /node:internal/,
  /webpack-internal/,
  /\bSQLITE_[A-Z]+/,
  /\bSqliteError\b|\bLibsqlError\b|\bDrizzleQueryError\b/,
  /\bMongo(?:Server|Network|Bulk\w*)?Error\b|\bE11000\b|\bCastError\b|\bBSONError\b/,
  /Failed query:/,
  /\b(?:select|insert into|update|delete from) ["`]\w+["`]/i,
  /\b(?:Type|Reference|Range|Syntax)Error\b/,
  /Cannot (?:read|set) propert(?:y|ies) of/,
  /\bis not (?:a function|iterable|defined)\b/,
  /Unexpected (?:token|end of JSON)/,
  /\bERR_[A-Z_]{4,}/,
  /\b(?:ENOENT|EACCES|EISDIR|ENOTDIR|ENAMETOOLONG|ECONNREFUSED)\b/,
  /\$argon2|\$2[aby]\$\d\d\$/,
];

/**
 * The first sign of internals in a response's headers or body; undefined if there is none. Skips scripts and styles,
 * which are public, and anything that the request itself contained.
 */
export function findInside(
  { headers, body }: Answer,
  request: FuzzRequest,
  secrets: Secrets,
): string | undefined {
  const shown = isText(headers) ? `${JSON.stringify(headers)}\n${body}` : JSON.stringify(headers);
  const secret = secrets.find((value) => shown.includes(value));
  if (secret !== undefined) return secret;
  const said = decoded(request);
  for (const sign of signs) {
    const [found] = sign.exec(shown) ?? [];
    if (found !== undefined && !said.includes(found.toLowerCase())) return found;
  }
  return undefined;
}

function isText({ 'content-type': type = 'text/plain' }: Answer['headers']): boolean {
  return /^(?:text\/(?!css|javascript)|application\/(?:json|xml|atom))/.test(type);
}

/** The content of a request in lower case, decoded; large bodies are ignored. */
function decoded({ target, headers, body }: FuzzRequest): string {
  const said = `${target}\n${headers.join('\n')}\n${bodyLength(body) < 10_000 ? body.head : ''}`;
  return `${said}\n${unescapeAll(said)}`.toLowerCase();
}

function unescapeAll(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
