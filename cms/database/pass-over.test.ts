import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { fromEach } from './pass-over.ts';

it('what is made of thousands of documents comes in their order, and leaves others their turn', async () => {
  const documents = Array.from({ length: 2000 }, (_, index) => ({ id: String(index) }));
  let ids: string[] = [];
  const turns = await countTurns(async () => {
    ids = await fromEach({ logger: console as never }, 'guides', documents, ({ id }) => [id]);
  });
  expect(ids).toEqual(documents.map(({ id }) => id));
  expect(turns).toBeGreaterThanOrEqual(9);
});
