import type { Role } from '#collections/access/roles.ts';

/**
 * A request as it goes over the wire. In texts each character is a byte, so that nothing is normalised on the way;
 * `{token}` in a header stands for the session of the account that asks.
 */
export type FuzzRequest = {
  /** Whose session `{token}` is; nobody has none. */
  as: Role | null;
  method: string;
  /** What stands between method and version in the request line. */
  target: string;
  headers: readonly Header[];
  body: Body;
  delivery: Delivery;
};

export type Header = readonly [name: string, value: string];

/** A large body is described by what it repeats, to be told in a line. */
export type Body = { head: string; repeated: string; times: number; tail: string };

export type Delivery =
  /** At once; an answer is due. */
  | 'whole'
  /** In pieces with pauses between them; an answer is due after the last. */
  | 'slow'
  /** The connection is broken off amid the request, so nobody can be answered. */
  | 'cut off'
  /** The framing headers lie, so it is the server that decides where the request ends; it may wait for more. */
  | 'misframed';

export const noBody: Body = { head: '', repeated: '', times: 0, tail: '' };

/** A body of a text, in UTF-8. */
export function textBody(text: string): Body {
  return { ...noBody, head: utf8(text) };
}

/** A text as the bytes of its UTF-8, a character each; what UTF-8 cannot say becomes its replacement character. */
export function utf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

export function bodyLength({ head, repeated, times, tail }: Body): number {
  return head.length + repeated.length * times + tail.length;
}

/** The bytes up to the body, and those of the body. */
export function wireBytes(
  { method, target, headers, body }: FuzzRequest,
  token: string,
): { head: Buffer; body: Buffer } {
  const lines = headers.map(
    ([name, value]) => `${name}: ${value.replaceAll('{token}', token)}\r\n`,
  );
  return {
    head: Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    body: Buffer.from(body.head + body.repeated.repeat(body.times) + body.tail, 'latin1'),
  };
}

/** The value of the first header of a name. */
export function headerOf({ headers }: FuzzRequest, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}
