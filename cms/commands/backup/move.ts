import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a rename answers where the target is on another file system, or is where one is mounted. */
const onAnotherFileSystem = new Set(['EXDEV', 'EBUSY']);

/** Moves a file or folder, copying it where a rename cannot; an empty folder at the target may be a mount point and stays. */
export async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!onAnotherFileSystem.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await cp(from, to, { recursive: true, preserveTimestamps: true });
    await empty(from);
  }
}

/** Removes a file, or what is in a folder: the folder itself may be a mount point. */
async function empty(place: string): Promise<void> {
  const names = await readdir(place).catch(() => undefined);
  if (!names) await rm(place);
  else for (const name of names) await rm(path.join(place, name), { recursive: true });
}
