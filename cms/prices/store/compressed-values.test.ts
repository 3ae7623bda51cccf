import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '../../testing/test-payload.ts';
import { compressedValues } from './compressed-values.ts';

let test: TestPayload;
let payload: Payload;

beforeAll(async () => {
  test = await startTestPayload();
  ({ payload } = test);
});
afterAll(() => test.stop());

it('a new value that many set at the same moment is one of theirs', async () => {
  const values = compressedValues(payload);
  for (let round = 1; round <= 3; round += 1) {
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => values.set(`round ${round}`, { number })));
    const { number } = (await values.get<{ number: number }>(`round ${round}`)) ?? {};
    expect(numbers).toContain(number);
  }
});
