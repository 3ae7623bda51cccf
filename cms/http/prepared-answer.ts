import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Answer } from './dispatch.ts';
import {
  compressBest,
  compressors,
  decompress,
  preferredEncoding,
  type Encoding,
} from './encodings.ts';
import { jsonBytes } from './json-bytes.ts';
import { keepHead } from './kept-head.ts';

/** An answer in the forms in which it is sent, each made when somebody first takes it. */
export type PreparedAnswer = {
  /** Sends the form that the client prefers; a promise only where that form has to be made first. */
  send: (req: IncomingMessage, res: ServerResponse) => Promise<void> | undefined;
  /** How many bytes of memory all of it takes. */
  bytes: () => number;
  /** The encodings that have been made, apart from the plain text. */
  compressed: () => readonly Compression[];
  compress: (encoding: Compression) => Promise<unknown>;
  /** Keeps no form but the smallest from now on; the others are made of it for those who need them. */
  keepSmallest: () => Promise<void>;
  /** Makes the brotli form as small as it can be; true if there was something to do. */
  improve: () => Promise<boolean>;
};

export type Compression = Exclude<Encoding, 'identity'>;
type Form = {
  /** Headers as Node writes them without another copy: names and values in turn. */
  headers: string[];
  writeHead: (res: ServerResponse) => void;
  body: Buffer;
};

/** Below this size compression costs more than it saves. */
const minCompressedBytes = 1024;
/** Above this size the best compression would take the processor for seconds. */
const maxImprovedBytes = 1024 * 1024;
/** What is hashed in one turn of the event loop: a few milliseconds' work. */
const hashedAtOnce = 2 * 1024 * 1024;

type Options = {
  /** Whether it has an ETag, by which clients ask again. */
  isNamed: boolean;
  /** The body as it was compressed before, as well as can be. */
  packed?: ReadonlyMap<Compression, Buffer>;
};

/** Makes the plain form of an answer, and the heads of all forms that are there. */
export async function prepareAnswer(
  answer: Answer,
  { isNamed, packed = new Map() }: Options,
): Promise<PreparedAnswer> {
  const { status } = answer;
  const plain = await bytesOf(answer);
  const isCompressible =
    packed.size > 0 || (plain.length >= minCompressedBytes && !isPicture(answer.headers));
  const etag = isNamed ? await etagOf(plain) : undefined;
  const common = headerLines({
    ...withoutLength(answer.headers),
    Vary: 'Accept-Encoding',
    ...(etag !== undefined && { ETag: etag }),
  });
  const writeNotModified = keepHead(304, common);
  const forms = new Map<Encoding, Form>([['identity', formOf('identity', plain)]]);
  for (const [encoding, body] of packed) forms.set(encoding, formOf(encoding, body));
  const underWay = new Map<Encoding, Promise<Form>>();
  let keepsAll = true;
  let isImproved = !isCompressible || plain.length > maxImprovedBytes || packed.has('br');

  return {
    send: (req, res) => {
      if (etag !== undefined && matches(req.headers['if-none-match'], etag)) {
        writeNotModified(res);
        res.end();
        return undefined;
      }
      const encoding = isCompressible
        ? preferredEncoding(req.headers['accept-encoding'])
        : 'identity';
      const form = forms.get(encoding);
      if (!form) return make(encoding).then((made) => write(made, req, res));
      write(form, req, res);
      return undefined;
    },
    // Headers twice: in their list, and in the head that is kept.
    bytes: () =>
      [...forms.values()].reduce(
        (sum, { headers, body }) => sum + 2 * lengthOf(headers) + body.length,
        2 * lengthOf(common),
      ),
    compressed: () => [...forms.keys()].filter((encoding) => encoding !== 'identity'),
    compress: make,
    keepSmallest: async () => {
      if (!isCompressible) return;
      const smallest = await make('br');
      keepsAll = false;
      forms.clear();
      forms.set('br', smallest);
    },
    improve: async () => {
      if (isImproved || !forms.has('br')) return false;
      isImproved = true;
      forms.set('br', formOf('br', await compressBest(await plainBody())));
      return true;
    },
  };

  async function make(encoding: Encoding): Promise<Form> {
    const known = forms.get(encoding) ?? underWay.get(encoding);
    if (known) return known;
    const making = encode(encoding).finally(() => underWay.delete(encoding));
    underWay.set(encoding, making);
    const form = await making;
    if (keepsAll) forms.set(encoding, form);
    return form;
  }

  async function encode(encoding: Encoding): Promise<Form> {
    const body = await plainBody();
    return formOf(encoding, encoding === 'identity' ? body : await compressors[encoding](body));
  }

  async function plainBody(): Promise<Buffer> {
    return forms.get('identity')?.body ?? decompress((await make('br')).body);
  }

  function formOf(encoding: Encoding, body: Buffer): Form {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const headers = [...common, 'Content-Length', String(body.length), ...coding];
    return { headers, writeHead: keepHead(status, headers), body: withoutSpare(body) };
  }

  function write({ writeHead, body }: Form, req: IncomingMessage, res: ServerResponse): void {
    writeHead(res);
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}

/** What an answer says, as it goes over the network. */
export async function bytesOf({ content }: Pick<Answer, 'content'>): Promise<Buffer> {
  return 'bytes' in content ? content.bytes : jsonBytes(content.json);
}

async function etagOf(body: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let start = 0; start < body.length; start += hashedAtOnce) {
    if (start > 0) await yieldToEventLoop();
    hash.update(body.subarray(start, start + hashedAtOnce));
  }
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Compared weakly (RFC 9110, 13.1.2): a proxy may have taken the mark of a weak one away.
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag);
}

/**
 * The same bytes in memory of their own: a body that is a part of something larger would hold all of that, as what zlib
 * has compressed is of the 16 kB that it compresses into.
 */
function withoutSpare(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/** Pictures are compressed already; packing them again makes them larger. */
function isPicture({ 'content-type': type }: OutgoingHttpHeaders): boolean {
  return String(type).startsWith('image/') && !String(type).startsWith('image/svg');
}

function withoutLength(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': _length, etag: _etag, ...rest } = headers;
  return rest;
}

function headerLines(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  );
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
