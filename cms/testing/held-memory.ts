import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory that something in this process still holds, in bytes. */
export function heldMemory(): NodeJS.MemoryUsage {
  collectGarbage();
  return process.memoryUsage();
}
