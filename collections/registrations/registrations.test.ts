import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, createRegistration } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { relationId } from '../relation-id.ts';

let test: TestPayload;
let editors: TestEditors;
let provider: { id: string };

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  provider = await createProvider(test.payload);
});
afterAll(() => test.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const entry = () => ({
  provider: provider.id,
  register: 'cqc',
  name: 'Ashdown Clinics Limited',
  number: '1-101',
  url: 'https://www.cqc.org.uk/provider/1-101',
});

async function stored(id: string) {
  return test.payload.findByID({ collection: 'registrations', id, depth: 0 });
}

describe('a registration', () => {
  it('counts as checked by the person who enters it', async () => {
    const someoneElse = { checkedBy: editors.user('admin').id };
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...someoneElse })
      .expect(201);
    const { checkedAt, checkedBy } = await stored(body.doc.id);
    expect(relationId(checkedBy!)).toBe(editors.user('editor').id);
    expect(Date.now() - Date.parse(checkedAt)).toBeLessThan(60_000);
  });

  it('can be marked as “still right” in one step', async () => {
    const { id } = await createRegistration(test.payload, {
      provider: provider.id,
      checkedAt: daysAgo(80),
    });
    const now = daysAgo(0);
    await editors.patch('editor', `/registrations/${id}`, { checkedAt: now }).expect(200);
    const checked = await stored(id);
    expect(checked.checkedAt).toBe(now);
    expect(relationId(checked.checkedBy!)).toBe(editors.user('editor').id);
  });

  it('counts as checked when its name, number or address changes, but not when its end date does', async () => {
    const { id } = await createRegistration(test.payload, {
      provider: provider.id,
      checkedAt: daysAgo(80),
    });
    await editors.patch('admin', `/registrations/${id}`, { endsAt: daysAgo(1) }).expect(200);
    const ended = await stored(id);
    expect(ended.checkedBy ?? null).toBeNull();
    expect(Date.parse(ended.checkedAt)).toBeLessThan(Date.parse(daysAgo(79)));

    await editors.patch('admin', `/registrations/${id}`, { number: '9000002' }).expect(200);
    const changed = await stored(id);
    expect(relationId(changed.checkedBy!)).toBe(editors.user('admin').id);
    expect(Date.parse(changed.checkedAt)).toBeGreaterThan(Date.parse(daysAgo(1)));
  });

  it.each([
    [{ name: '' }, 'name', 'This field is required.'],
    [{ number: null }, 'number', 'This field is required.'],
    [{ register: 'nhs' }, 'register', 'This field has an invalid selection.'],
    [{ url: '' }, 'url', 'Enter the web address of this entry on the register’s own site.'],
    [
      { url: 'https://clinic.com/our-registration' },
      'url',
      'An entry of the CQC has an address that starts with https:// and is on cqc.org.uk.',
    ],
    [
      { url: 'http://www.cqc.org.uk/provider/1-101' },
      'url',
      'An entry of the CQC has an address that starts with https:// and is on cqc.org.uk.',
    ],
    [{ checkedAt: daysAgo(-1) }, 'checkedAt', 'The check cannot be in the future.'],
  ])('with %o is refused with a reason', async (fields, path, message) => {
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...fields })
      .expect(400);
    expect(body.errors[0].data.errors).toContainEqual(expect.objectContaining({ path, message }));
  });

  it('cannot be copied: nobody has found the copy in the register', async () => {
    const { id } = await createRegistration(test.payload, { provider: provider.id });
    await editors.post('editor', `/registrations/${id}/duplicate`, { number: '1' }).expect(404);
  });

  it.each([{}, { deletedAt: '2026-11-01T00:00:00.000Z' }])(
    'is deleted with its provider: %o',
    async (fields) => {
      const { id: brief } = await createProvider(test.payload, { name: 'Brief Clinic' });
      await createRegistration(test.payload, { provider: brief, ...fields });
      await test.payload.delete({ collection: 'providers', id: brief });
      const { totalDocs } = await test.payload.count({
        collection: 'registrations',
        where: { provider: { equals: brief } },
        trash: true,
      });
      expect(totalDocs).toBe(0);
    },
  );
});

describe('an invented entry address', () => {
  const invented = { url: 'https://cqc.register.example/entries/sample-cqc-01' };

  it('is accepted while the site shows sample data, and refused afterwards', async () => {
    await editors.post('editor', '/registrations', { ...entry(), ...invented }).expect(201);
    await test.payload.updateGlobal({ slug: 'settings', data: { showsSampleData: false } });
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...invented })
      .expect(400);
    expect(body.errors[0].data.errors[0].message).toContain('is on cqc.org.uk');
  });
});
