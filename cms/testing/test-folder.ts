import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Makes an empty folder for a test's database and files: in memory where there is a gigabyte free, because a disk has
 * every migration wait for it. What a killed process has written survives it there as on a disk.
 */
export function makeTestFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom(memory) ? memory : tmpdir(), prefix));
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > gigabyte;
}
