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

  it('is deleted by administrators, whoever saved it', async () => {
    for (const shared of [{}, { isShared: true, access: { read: { constraint: 'everyone' } } }]) {
      const { body } = await editors
        .post('editor', '/payload-query-presets', { ...preset, ...shared })
        .expect(201);
      const saved = `/payload-query-presets/${body.doc.id}`;
      await editors.delete('moderator', saved).expect(403);
      await editors.delete('admin', saved).expect(200);
    }
  });

  it.each([
    ['viewer', 400],
    ['moderator', 201],
    ['clerk', 201],
    ['editor', 201],
  ] as const)('is shared with everybody by %s: %i', async (role, status) => {
    const shared = { ...preset, isShared: true, access: { read: { constraint: 'everyone' } } };
    const { body } = await editors.post(role, '/payload-query-presets', shared).expect(status);
    if (status === 201)
      await editors.delete(role, `/payload-query-presets/${body.doc.id}`).expect(200);
  });

  it('is of a list that is for the account', async () => {
    const messages = { ...preset, relatedCollection: 'contact-messages' };
    await editors.post('viewer', '/payload-query-presets', messages).expect(403);
    const { where: _where, ...unfiltered } = messages;
    await editors.post('clerk', '/payload-query-presets', unfiltered).expect(403);
    const { body } = await editors.post('editor', '/payload-query-presets', messages).expect(201);
    await editors.delete('editor', `/payload-query-presets/${body.doc.id}`).expect(200);
  });

  it('is not of the accounts, whose addresses are not for everybody', async () => {
    const where = { email: { contains: 'a' } };
    const accounts = { ...preset, relatedCollection: 'users', where };
    for (const role of ['viewer', 'admin'] as const)
      await editors.post(role, '/payload-query-presets', accounts).expect(400);
  });

  const everyone = { constraint: 'everyone' };
  const dearer = { or: [{ and: [{ pricePence: { greater_than: '300' } }] }] };

  it.each([
    ['no filter', 'everything'],
    ['no list of conditions', { or: 'everything' }],
    ['a field that does not exist', { or: [{ and: [{ shoeSize: { equals: '5' } }] }] }],
    ['a field of another list', { or: [{ and: [{ rating: { equals: '5' } }] }] }],
    ['a field that nobody may search by', { or: [{ and: [{ 'provider.name': { like: 'A' } }] }] }],
    ['a value that the field cannot have', { and: [{ pricePence: { equals: 'dear' } }] }],
  ])('is refused with a sentence if it has %s', async (_what, where) => {
    const shared = { ...preset, isShared: true, access: { read: everyone }, where };
    const { body } = await editors.post('viewer', '/payload-query-presets', shared).expect(400);
    expect(body.errors[0].message).toMatch(/^“.+” .+\.$/);
    const before = await editors.post('viewer', '/payload-query-presets', preset).expect(201);
    const saved = `/payload-query-presets/${before.body.doc.id}`;
    await editors.patch('viewer', saved, { where }).expect(400);
    const { body: after } = await editors.get('viewer', saved).expect(200);
    expect(after.where).toEqual(preset.where);
  });

  it('keeps amounts in pounds, however they were typed', async () => {
    const where = { or: [{ and: [{ pricePence: { in: [300, 310] } }] }] };
    const { body } = await editors
      .post('editor', '/payload-query-presets', { ...preset, where })
      .expect(201);
    expect(body.doc.where.or[0].and[0]).toEqual({ pricePence: { in: ['300', '310'] } });
  });

  it('does not become one of another list, whose documents have no such field', async () => {
    const { body } = await editors
      .post('editor', '/payload-query-presets', { ...preset, where: dearer })
      .expect(201);
    const saved = `/payload-query-presets/${body.doc.id}`;
    await editors.patch('editor', saved, { relatedCollection: 'guides' }).expect(400);
    await editors.patch('editor', saved, { title: 'Dearer' }).expect(200);
  });

  it('is called so, and asks who may use it in plain words', () => {
    const presets = test.payload.config.collections.find(
      ({ slug }) => slug === 'payload-query-presets',
    )!;
    expect(presets.labels.singular).toBe('Saved filter');
    const said = JSON.stringify(presets.fields);
    expect(said).toContain('"label":"Use"');
    expect(said).toContain('"label":"Only me"');
    expect(said).toContain('"label":"Shared with colleagues"');
    expect(said).not.toContain('Only Me');
  });
});
