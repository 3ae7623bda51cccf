import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createProvider } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());
afterEach(() => vi.restoreAllMocks());

it('a fault of ours is told by a reference, under which the log says what was asked', async () => {
  const { db, logger } = test.payload;
  vi.spyOn(db, 'find').mockRejectedValue(new Error('inside of the program'));
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const { body, text } = await editors.get('editor', '/guides?sort=title').expect(500);
  const [, requestId] = /\(Reference: ([\w-]{36})\)$/.exec(body.errors[0].message) ?? [];
  expect(text).not.toContain('inside of the program');
  expect(logged.mock.calls).toEqual([
    [{ err: expect.objectContaining({ message: 'inside of the program' }) }],
    [{ requestId, status: 500, method: 'GET', path: '/cms-api/guides' }, expect.any(String)],
  ]);
});

it('a refusal in words stays as it is', async () => {
  const { body } = await editors.get('viewer', '/users/no-such-account').expect(404);
  expect(body.errors[0].message).not.toContain('Reference');
});

it('a save that fails because its account is deleted meanwhile asks to sign in', async () => {
  const { payload } = test;
  const { id } = await createProvider(payload);
  vi.spyOn(payload.logger, 'error').mockReturnValue();
  const update = payload.db.updateOne;
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async function (this: unknown, args) {
    if (args.collection === 'providers') {
      await payload.db.deleteOne({
        collection: 'users',
        where: { id: { equals: editors.user('editor').id } },
      });
      throw new Error('FOREIGN KEY constraint failed');
    }
    return update.call(this, args);
  });
  const { body } = await editors
    .patch('editor', `/providers/${id}`)
    .send({ name: 'Another' })
    .expect(401);
  expect(body.errors[0].message).toBe('Please sign in first.');
});
