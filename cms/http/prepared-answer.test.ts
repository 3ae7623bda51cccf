import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { heldMemory } from '../testing/held-memory.ts';
import { prepareAnswer } from './prepared-answer.ts';

it('counts all the memory that its forms hold', async () => {
  const before = heldMemory().arrayBuffers;
  const prepared = Array.from({ length: 500 }, () => {
    const bytes = Buffer.from(randomBytes(1000).toString('hex'));
    return prepareAnswer({ status: 200, headers: {}, content: { bytes } }, { isNamed: true });
  });
  for (const each of prepared) {
    await each.compress('br');
    await each.compress('gzip');
  }
  const counted = prepared.reduce((sum, { bytes }) => sum + bytes(), 0);
  expect(counted).toBeGreaterThan(500 * 4000);
  expect(heldMemory().arrayBuffers - before).toBeLessThan(1.2 * counted);
});
