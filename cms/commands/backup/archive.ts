import { createReadStream, createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { StartError } from '#cms/runtime/start-error.ts';

/** A file of a backup: its name there, and where its bytes are on the disk. */
export type ArchivedFile = {
  name: string;
  path: string;
  /** Whether it may be deleted before its turn comes: it is left out then. */
  canBeGone?: boolean;
};

const ageHeader = 'age-encryption.org/v1';
const gzipHeader = Buffer.from([0x1f, 0x8b]);

/**
 * Writes a gzipped tar of the files, in their order; with a passphrase it is encrypted as by the command `age`
 * (age-encryption.org/v1, scrypt). On the disk when it resolves.
 */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchivedFile>,
  passphrase: string | undefined,
): Promise<void> {
  const tar = pack();
  const packing = packFiles(tar, files).catch((error: unknown) => tar.destroy(error as Error));
  const zipped = tar.pipe(createGzip());
  tar.on('error', (error) => zipped.destroy(error));
  const bytes = passphrase ? await encrypted(zipped, passphrase) : zipped;
  await pipeline(bytes, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  await packing;
}

async function packFiles(tar: ReturnType<typeof pack>, files: AsyncIterable<ArchivedFile>) {
  for await (const archived of files) {
    const file = await openToPack(archived);
    if (!file) continue;
    try {
      const { size, mtime } = await file.stat();
      const entry = tar.entry({ name: archived.name, size, mtime, mode: 0o600 });
      await pipeline(file.createReadStream(), entry);
    } finally {
      await file.close();
    }
  }
  tar.finalize();
}

async function openToPack({ path, canBeGone }: ArchivedFile): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (canBeGone && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(Readable.toWeb(bytes) as never));
}

/**
 * Hands each file of a backup to `keep`, which must read it to its end.
 * @throws StartError if it is no backup, is cut off or damaged, or the passphrase is missing or wrong.
 */
export async function readArchive(
  source: string,
  passphrase: string | undefined,
  keep: (name: string, bytes: Readable) => Promise<void>,
): Promise<void> {
  const bytes = await openArchive(source, passphrase);
  const tar = extract();
  const unpacking = pipeline(bytes, createGunzip(), tar);
  // Whatever ends the pipeline ends the loop too, which is where it is thrown.
  unpacking.catch(() => {});
  try {
    for await (const entry of tar) await keep(entry.header.name, entry as unknown as Readable);
    await unpacking;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${source} is damaged or cut off: nothing was restored.`);
  }
}

async function openArchive(source: string, passphrase: string | undefined): Promise<Readable> {
  const header = await readHeader(source);
  if (header.subarray(0, gzipHeader.length).equals(gzipHeader)) return createReadStream(source);
  if (header.toString('latin1') !== ageHeader)
    throw new StartError(`${source} is not a backup of this program.`);
  if (!passphrase)
    throw new StartError(`${source} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const file = Readable.toWeb(createReadStream(source)) as never;
  const decrypted = await decrypter.decrypt(file).catch(() => {
    throw new StartError(`BACKUP_PASSPHRASE is not the passphrase of ${source}.`);
  });
  return fromWeb(decrypted);
}

async function readHeader(source: string): Promise<Buffer> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageHeader.length), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The library's types are the browser's, which Node's streams are too. */
function fromWeb(stream: unknown): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}
