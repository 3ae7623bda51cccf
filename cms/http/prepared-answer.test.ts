import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { heldMemory } from '../testing/held-memory.ts';
import { prepareAnswer } from './prepared-answer.ts';

it('counts all the memory that its forms hold', async () => {
  const before = heldMemory().arrayBuffers;
  const prepared = await Promise.all(
    Array.from({ length: 500 }, () => {
      const bytes = Buffer.from(randomBytes(1000).toString('hex'));
      return prepareAnswer({ status: 200, headers: {}, content: { bytes } }, { isNamed: true });
    }),
  );
  for (const each of prepared) {
    await each.compress('br');
    await each.compress('gzip');
  }
  const counted = prepared.reduce((sum, { bytes }) => sum + bytes(), 0);
  expect(counted).toBeGreaterThan(500 * 4000);
  expect(heldMemory().arrayBuffers - before).toBeLessThan(1.2 * counted);
});

it('yields to the event loop while it hashes what is large', async () => {
  const content = { bytes: Buffer.alloc(10 * 1024 * 1024) };
  const prepare = () => prepareAnswer({ status: 200, headers: {}, content }, { isNamed: true });
  expect(await countTurns(prepare)).toBeGreaterThanOrEqual(4);
});
