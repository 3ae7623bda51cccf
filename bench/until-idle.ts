import { setTimeout as sleep } from 'node:timers/promises';
import { processorMicroseconds } from './process-figures.ts';

/** Resolves when a process rests: until then it compresses again, at the best level, what was asked for before. */
export async function untilIdle(pid: number): Promise<void> {
  for (let worked = Infinity; worked > 50_000;) {
    const before = processorMicroseconds(pid);
    await sleep(1000);
    worked = processorMicroseconds(pid) - before;
  }
}
