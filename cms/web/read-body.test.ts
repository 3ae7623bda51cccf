import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

it('a body that is packed in an unknown way is not waited for, and ends its connection', async () => {
  const body = new PassThrough();
  body.write('£129');
  await expect(readBody(body, 'zstd', 1024)).rejects.toMatchObject({
    kind: 'broken',
    message: 'The page is compressed in a way that cannot be read.',
  });
  expect(body.destroyed).toBe(true);
});
