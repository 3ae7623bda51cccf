import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Role } from './access/roles.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

describe('a filter that was saved', () => {
  const preset = { title: 'Dear', relatedCollection: 'products', where: { or: [] } };

  it('is for whoever saved it, unless they share it', async () => {
    const { body } = await editors.post('editor', '/payload-query-presets', preset).expect(201);
    const found = async (role: Role) =>
      (await editors.get(role, '/payload-query-presets').expect(200)).body.docs.length;
    expect([await found('editor'), await found('admin')]).toEqual([1, 0]);
    const everyone = { constraint: 'everyone' };
    await editors
      .patch('editor', `/payload-query-presets/${body.doc.id}`, {
        isShared: true,
        access: { read: everyone },
      })
      .expect(200);
    expect(await found('viewer')).toBe(1);
    await editors.delete('viewer', `/payload-query-presets/${body.doc.id}`).expect(403);
  });
});
