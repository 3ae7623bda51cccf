import type { Role } from '#collections/access/roles.ts';

/**
 * A request as it goes over the wire. Each character of a text is a byte, so that nothing is normalised on the way;
 * `{token}` in a header stands for the account's session token.
 */
export type FuzzRequest = {
  /** The role whose session `{token}` is; null for none. */
  as: Role | null;
  method: string;
  /** The request target: the text between method and version. */
  target: string;
  headers: readonly Header[];
  body: Body;
  delivery: Delivery;
};

export type Header = readonly [name: string, value: string];

/** A body; a large one is described by its repeated part, so that it can be printed in a line. */
export type Body = { head: string; repeated: string; times: number; tail: string };

export type Delivery =
  /** At once; a response is due. */
  | 'whole'
  /** In pieces with delays between them; a response is due after the last. */
  | 'slow'
  /** The client closes the connection during the request, so no response is due. */
  | 'cut off'
  /** With wrong framing headers, so that the server decides where the request ends; it may wait for more. */
  | 'misframed';

export const noBody: Body = { head: '', repeated: '', times: 0, tail: '' };

/** A text as a body in UTF-8. */
export function textBody(text: string): Body {
  return { ...noBody, head: utf8(text) };
}

/** The UTF-8 bytes of a text as one character each; lone surrogates become the replacement character. */
export function utf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

export function bodyLength({ head, repeated, times, tail }: Body): number {
  return head.length + repeated.length * times + tail.length;
}

/** The bytes of the head and of the body. */
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

/** The value of the first header with a name. */
export function headerOf({ headers }: FuzzRequest, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}
