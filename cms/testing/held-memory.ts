import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory that something in this process still holds, in bytes. */
export function heldMemory(): NodeJS.MemoryUsage {
  collectGarbage();
  // Buffers are freed beside the program, and the next collection waits for that.
  collectGarbage();
  return process.memoryUsage();
}
