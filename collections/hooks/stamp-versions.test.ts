import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import request from 'supertest';
import { createGuide } from '#cms/testing/example-data.ts';
import { startTestApp, type TestApp } from '#cms/testing/test-app.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { readVersions } from '#cms/desk/versions.ts';

let test: TestApp;
let payload: Payload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp();
  payload = test.payload;
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());

const save = (path: string, data: object) => editors.patch('editor', `/guides/${path}`, data);
const versionsOf = (id: string) =>
  readVersions(payload, { collection: 'guides', id, user: editors.user('viewer') });

describe('a version', () => {
  it('names the account that saved it, whatever the request says, and nobody for a program', async () => {
    const { id } = await createGuide(payload, { _status: 'draft', slug: 'named' });
    await save(`${id}?draft=true`, { title: 'By an editor', savedBy: 'Somebody else' });
    await editors.patch('admin', `/guides/${id}`, { title: 'By an admin', _status: 'published' });
    expect((await versionsOf(id)).map(({ savedBy }) => savedBy)).toEqual(['admin', 'editor', null]);
  });

  it('names whoever restored it, not whoever wrote it', async () => {
    const { id } = await createGuide(payload, { _status: 'draft', slug: 'named-anew' });
    const [first] = await versionsOf(id);
    expect((await editors.post('editor', `/guides/versions/${first!.id}`)).status).toBe(200);
    expect((await versionsOf(id)).map(({ savedBy }) => savedBy)).toEqual(['editor', null]);
  });

  it('is listed newest first, whatever order the collection has', async () => {
    const { id } = await createGuide(payload, { _status: 'draft', slug: 'in-order', order: 3 });
    for (const order of [9, 1, 5]) await save(`${id}?draft=true`, { order });
    const saved = (await versionsOf(id)).map(({ savedAt }) => savedAt);
    expect(saved).toHaveLength(4);
    expect(saved).toEqual(saved.toSorted().toReversed());
  });

  it.each([
    ['the button of its form', '?unpublishAllLocales=true'],
    ['a program', ''],
  ])('stays in the list when %s takes the page off', async (_, query) => {
    const { id } = await createGuide(payload, { slug: `taken-off-${query.length}` });
    await save(id, { title: 'Seen', _status: 'published' });
    await save(`${id}${query}`, { _status: 'draft' });
    const [takenOff, seen, first, ...others] = await versionsOf(id);
    expect(takenOff).toMatchObject({ status: 'draft', savedBy: 'editor' });
    expect(seen).toMatchObject({ status: 'published', savedBy: 'editor' });
    expect(seen!.period).toEqual({ from: seen!.savedAt, to: takenOff!.savedAt, isOver: true });
    expect(first).toMatchObject({ status: 'published', savedBy: null });
    expect(others).toEqual([]);
  });

  it('says when the public saw it: until the next one is published, or the page is taken off', async () => {
    const { id } = await createGuide(payload, { slug: 'seen' });
    await save(`${id}?draft=true`, { title: 'Never seen' });
    await save(id, { title: 'Seen, too', _status: 'published' });
    await save(`${id}?draft=true`, { title: 'Not seen either' });
    const open = await versionsOf(id);
    expect(open.map(({ period }) => period && !period.isOver)).toEqual([
      undefined,
      true,
      undefined,
      false,
    ]);
    expect(open[3]!.period!.to).toBe(open[1]!.savedAt);

    await save(id, { _status: 'draft' });
    const closed = await versionsOf(id);
    expect(closed[2]!.period).toEqual({
      from: closed[2]!.savedAt,
      to: closed[0]!.savedAt,
      isOver: true,
    });
  });

  it('takes no page off the site under another name for a draft', async () => {
    const { id } = await createGuide(payload, { slug: 'another-name' });
    for (const _status of ['Draft', 'unpublished', '', null]) {
      expect(await save(id, { _status })).toMatchObject({
        status: 400,
        body: { errors: [{ message: '“_status” takes draft or published.' }] },
      });
    }
    expect(await versionsOf(id)).toMatchObject([{ period: { isOver: false } }]);
  });

  it('was not on the site while its document was in the trash', async () => {
    const { id } = await createGuide(payload, { slug: 'in-the-trash' });
    await save(id, { deletedAt: new Date().toISOString() });
    const versions = await versionsOf(id);
    expect(versions.at(-1)?.period).toMatchObject({ to: versions[0]!.savedAt, isOver: true });
  });

  it('counts what a schedule has published and taken off', async () => {
    const { id } = await createGuide(payload, { _status: 'draft', slug: 'by-schedule' });
    for (const type of ['publish', 'unpublish'] as const) {
      const doc = { relationTo: 'guides' as const, value: id };
      await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc } });
      await payload.jobs.run({ overrideAccess: true });
    }
    const [takenOff, published] = await versionsOf(id);
    expect(published?.period).toEqual({
      from: published?.savedAt,
      to: takenOff?.savedAt,
      isOver: true,
    });
  });

  it('is known to staff only', async () => {
    await createGuide(payload, { slug: 'known-to-staff', title: 'Of whom nobody is told' });
    const { text } = await request(test.app).get('/api/guides/known-to-staff');
    expect(text).toContain('Of whom nobody is told');
    expect(text).not.toMatch(/savedBy|isTakenOff/);
    expect((await editors.get(null, '/guides')).status).toBe(401);
  });
});
