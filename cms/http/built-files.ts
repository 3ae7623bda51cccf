import { readdir, readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import { compressions, type Compression } from './encodings.ts';
import type { ErrorHandler } from './error-handler.ts';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';

/** Answers by the paths at which they are asked for. */
export type BuiltFiles = ReadonlyMap<string, PreparedAnswer>;

const endings: Record<Compression, string> = { br: '.br', gzip: '.gz' };

/**
 * The files that the build has put into a folder, below `/assets`, and what it has packed of them beside each. All are kept in
 * memory, 1.8 MB: a first visit asks for fifteen of them.
 *
 * @param headers - Those that every answer of the site has.
 */
export async function readBuiltFiles(
  folder: string,
  headers: OutgoingHttpHeaders,
): Promise<BuiltFiles> {
  const names = await readdir(folder);
  const read = (name: string) => readFile(path.join(folder, name));
  const isPacked = (name: string) => Object.values(endings).includes(path.extname(name));

  async function prepare(name: string): Promise<[string, PreparedAnswer]> {
    const packed = new Map<Compression, Buffer>();
    for (const encoding of compressions) {
      const packedName = name + endings[encoding];
      if (names.includes(packedName)) packed.set(encoding, await read(packedName));
    }
    const answer = {
      status: 200,
      headers: {
        ...headers,
        'content-type': lookup(name),
        // Its name has a hash of what is in it.
        'cache-control': 'public, max-age=31536000, immutable',
      },
      content: { bytes: await read(name) },
    };
    return [`/assets/${name}`, await prepareAnswer(answer, { isNamed: false, packed })];
  }

  return new Map(await Promise.all(names.filter((name) => !isPacked(name)).map(prepare)));
}

type Options = { files: BuiltFiles; handler: RequestListener; errorHandler: ErrorHandler };

/** Answers what asks for one of the files, and hands everything else to the handler. */
export function filesFirst({ files, handler, errorHandler }: Options): RequestListener {
  return (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const [pathname = ''] = (req.url ?? '').split('?', 1);
    const file = isRead ? files.get(pathname) : undefined;
    if (!file) return handler(req, res);
    // A promise where a form is made first, which the build has not packed.
    file.send(req, res)?.catch((error: unknown) => errorHandler(error, req, res));
  };
}
