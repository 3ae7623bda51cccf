import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  /** By lower-case name; the last value if a name repeats. */
  headers: Readonly<Record<string, string>>;
  /** Decompressed; each character is a byte. */
  body: string;
};

type Head = Omit<Answer, 'body'> & { length: number };

/** Parses the bytes of one response as they arrive, with the framing of RFC 9112. */
export class AnswerReader {
  #bytes = Buffer.alloc(0);
  #chunks: Buffer[] = [];
  readonly #isForHead: boolean;

  constructor(method: string) {
    this.#isForHead = method === 'HEAD';
  }

  /** Whether any byte has arrived. */
  get hasBegun(): boolean {
    return this.#chunks.length > 0;
  }

  /** Adds bytes; returns the response once it is complete. */
  take(chunk: Buffer): Answer | undefined {
    this.#chunks.push(chunk);
    return this.#read(false);
  }

  /** The response of a closed connection, if it is delimited by closing. */
  end(): Answer | undefined {
    return this.#read(true);
  }

  #read(hasEnded: boolean): Answer | undefined {
    this.#bytes = Buffer.concat(this.#chunks);
    this.#chunks = [this.#bytes];
    const head = readHead(this.#bytes);
    if (!head) return undefined;
    const rest = this.#bytes.subarray(head.length);
    const body = hasNoBody(head.status, this.#isForHead)
      ? Buffer.alloc(0)
      : readBody(head, rest, hasEnded);
    return body === undefined
      ? undefined
      : { status: head.status, headers: head.headers, body: unpack(body, head.headers) };
  }
}

/** The head of the final response, skipping interim ones (100, 103). */
function readHead(bytes: Buffer, from = 0): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n', from);
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', from, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0);
  if (status >= 100 && status < 200 && status !== 101) return readHead(bytes, end + 4);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status, headers: Object.fromEntries(headers), length: end + 4 };
}

function hasNoBody(status: number, isForHead: boolean): boolean {
  return isForHead || status === 101 || status === 204 || status === 304;
}

function readBody({ headers }: Head, bytes: Buffer, hasEnded: boolean): Buffer | undefined {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes);
  const length = headers['content-length'];
  if (length === undefined) return hasEnded ? bytes : undefined;
  return bytes.length >= Number(length) ? bytes.subarray(0, Number(length)) : undefined;
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', position, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (bytes.length < end + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, end));
    position = end + 2;
  }
}

function unpack(body: Buffer, headers: Answer['headers']): string {
  const encoding = body.length === 0 ? undefined : headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('latin1');
  if (encoding === 'gzip') return gunzipSync(body).toString('latin1');
  return body.toString('latin1');
}
