import { describe, expect, it } from 'vitest';
import { createHashing } from './hashing.ts';

describe('the queue of passwords to hash', () => {
  it('hashes two at a time, so that files can still be read, queues twenty more and refuses the rest', async () => {
    const hashing = createHashing();
    const started: (() => void)[] = [];
    const hash = () => new Promise<void>((resolve) => started.push(resolve));
    const accepted = Array.from({ length: 22 }, () => hashing(hash));
    await expect.poll(() => started).toHaveLength(2);
    await expect(hashing(hash)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    });

    started[0]!();
    await accepted[0];
    await expect.poll(() => started).toHaveLength(3);
    for (let next = 1; next < accepted.length; next += 1) {
      started[next]!();
      await accepted[next];
    }
    expect(started).toHaveLength(22);
  });
});
