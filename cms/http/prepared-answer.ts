import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Answer } from './dispatch.ts';
import {
  compressBest,
  compressions,
  compressors,
  decompress,
  preferredEncoding,
  type Compression,
  type Encoding,
} from './encodings.ts';
import { jsonBytes } from './json-bytes.ts';
import { headLines, keepHead, type WriteHead } from './kept-head.ts';

type Form = { body: Buffer; ownHead: string };

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

/** An answer whose plain form is made. */
export async function prepareAnswer(
  answer: Answer,
  { isNamed, packed = new Map() }: Options,
): Promise<PreparedAnswer> {
  const plain = await bytesOf(answer);
  return new PreparedAnswer({
    status: answer.status,
    headers: headerLines({ ...withoutLength(answer.headers), Vary: 'Accept-Encoding' }),
    etag: isNamed ? await etagOf(plain) : undefined,
    bodies: new Map<Encoding, Buffer>([['identity', plain], ...packed]),
    isCompressible:
      packed.size > 0 || (plain.length >= minCompressedBytes && !isPicture(answer.headers)),
  });
}

type Parts = {
  status: number;
  /** Names and values in turn, of the plain form and of all others. */
  headers: readonly string[];
  etag: string | undefined;
  bodies: ReadonlyMap<Encoding, Buffer>;
  isCompressible: boolean;
};

/** An answer in the forms in which it is sent, each made when somebody first takes it. Thousands of them are kept. */
export class PreparedAnswer {
  readonly #etag: string | undefined;
  readonly #isCompressible: boolean;
  readonly #headerBytes: number;
  readonly #writeHead: WriteHead;
  readonly #writeNotModified: WriteHead;
  #forms: Partial<Record<Encoding, Form>> = {};
  #underWay: Partial<Record<Encoding, Promise<Form>>> = {};
  #keepsAll = true;
  #isImproved: boolean;

  constructor({ status, headers, etag, bodies, isCompressible }: Parts) {
    this.#etag = etag;
    this.#isCompressible = isCompressible;
    this.#headerBytes = lengthOf(headers);
    this.#writeHead = keepHead(status, headers);
    this.#writeNotModified = keepHead(304, headers);
    for (const [encoding, body] of bodies) this.#forms[encoding] = this.#formOf(encoding, body);
    const size = bodies.get('identity')?.length ?? 0;
    this.#isImproved = !isCompressible || size > maxImprovedBytes || bodies.has('br');
  }

  /** Sends the form that the client prefers; a promise only where that form has to be made first. */
  send(req: IncomingMessage, res: ServerResponse): Promise<void> | undefined {
    if (this.#etag !== undefined && matches(req.headers['if-none-match'], this.#etag)) {
      this.#writeNotModified(res, headLines('ETag', this.#etag));
      res.end();
      return undefined;
    }
    const encoding = this.#isCompressible
      ? preferredEncoding(req.headers['accept-encoding'])
      : 'identity';
    const form = this.#forms[encoding];
    if (!form) return this.#make(encoding).then((made) => this.#write(made, req, res));
    this.#write(form, req, res);
    return undefined;
  }

  /** How many bytes of memory it takes, were it the only one with its headers: they are in a list and in two heads. */
  bytes(): number {
    return Object.values(this.#forms).reduce(
      (sum, { ownHead, body }) => sum + ownHead.length + body.length,
      3 * this.#headerBytes,
    );
  }

  /** The encodings that have been made, apart from the plain text. */
  compressed(): readonly Compression[] {
    return compressions.filter((encoding) => this.#forms[encoding]);
  }

  async compress(encoding: Compression): Promise<void> {
    await this.#make(encoding);
  }

  /** Keeps no form but the smallest from now on; the others are made of it for those who need them. */
  async keepSmallest(): Promise<void> {
    if (!this.#isCompressible) return;
    const smallest = await this.#make('br');
    this.#keepsAll = false;
    this.#forms = { br: smallest };
  }

  /** Makes the brotli form as small as it can be; true if there was something to do. */
  async improve(): Promise<boolean> {
    if (this.#isImproved || !this.#forms.br) return false;
    this.#isImproved = true;
    this.#forms.br = this.#formOf('br', await compressBest(await this.#plainBody()));
    return true;
  }

  async #make(encoding: Encoding): Promise<Form> {
    const known = this.#forms[encoding] ?? this.#underWay[encoding];
    if (known) return known;
    const making = this.#encode(encoding).finally(() => (this.#underWay[encoding] = undefined));
    this.#underWay[encoding] = making;
    const form = await making;
    if (this.#keepsAll) this.#forms[encoding] = form;
    return form;
  }

  async #encode(encoding: Encoding): Promise<Form> {
    const body = await this.#plainBody();
    const isPlain = encoding === 'identity';
    return this.#formOf(encoding, isPlain ? body : await compressors[encoding](body));
  }

  async #plainBody(): Promise<Buffer> {
    return this.#forms.identity?.body ?? decompress((await this.#make('br')).body);
  }

  #formOf(encoding: Encoding, body: Buffer): Form {
    const name = this.#etag === undefined ? [] : ['ETag', this.#etag];
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      body: withoutSpare(body),
      ownHead: headLines(...name, 'Content-Length', String(body.length), ...coding),
    };
  }

  #write({ ownHead, body }: Form, req: IncomingMessage, res: ServerResponse): void {
    this.#writeHead(res, ownHead);
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
