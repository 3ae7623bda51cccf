import { BadRequest } from '../runtime/errors.ts';

/**
 * The one form of a request's path, with its query as it came: percent-encoded only where it must be, without dot
 * segments, empty segments and a slash at the end. Takes time in proportion to its length.
 * @throws BadRequest if the path cannot have such a form, or would mean something else in it.
 */
export function canonicalUrl(url: string): string {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  if (canonicalPath.test(path)) return url;
  if (!path.startsWith('/')) throw notUnderstood();
  const segments: string[] = [];
  for (const segment of path.split('/').map(canonicalSegment)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}${url.slice(path.length)}`;
}

/** What nearly every path looks like; it only saves time. */
const canonicalPath = /^\/(?:[\w-][\w.~-]*(?:\/[\w-][\w.~-]*)*)?$/;

/** Encoded slashes, backslashes, line breaks and the like are read differently by different programs: nobody reads them. */
const ambiguous = /[/\\\p{Cc}\p{Zl}\p{Zp}]/u;

function canonicalSegment(segment: string): string {
  if (ambiguous.test(decode(segment))) throw notUnderstood();
  return segment
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/["#<>[\]^`{|}]/g, encodeURIComponent);
}

function decode(segment: string): string {
  // Node reads the bytes of a request as Latin-1; an address in ASCII needs no guess at what they are.
  if (/[^\x20-\x7e]/.test(segment)) throw notUnderstood();
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notUnderstood();
  }
}

function notUnderstood(): BadRequest {
  return new BadRequest('This site does not understand the address. Please check it.');
}
