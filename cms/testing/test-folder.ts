import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Runs once before and after all test files: makes the folder that has all of theirs, and removes it with whatever they
 * have left. It is in memory where there is a gigabyte free, because a disk has every migration wait for it. What a
 * killed process has written survives it there as on a disk.
 */
export function setup() {
  const folder = mkdtempSync(path.join(hasRoom(memory) ? memory : tmpdir(), 'directory-tests-'));
  process.env.TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Makes an empty folder for a test's database and files. */
export function makeTestFolder(prefix: string): string {
  return mkdtempSync(path.join(process.env.TEST_FOLDER ?? tmpdir(), prefix));
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > gigabyte;
}
