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
  it('was looked up by whoever enters it', async () => {
    const someoneElse = { checkedBy: editors.user('admin').id };
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...someoneElse })
      .expect(201);
    const { checkedAt, checkedBy } = await stored(body.doc.id);
    expect(relationId(checkedBy!)).toBe(editors.user('editor').id);
    expect(Date.now() - Date.parse(checkedAt)).toBeLessThan(60_000);
  });

  it('is marked as “still right” in one step, by whoever says so', async () => {
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

  it('with another name, number or address has been looked up just now; with an end it has not', async () => {
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
    [{ url: '' }, 'url', 'Enter the register’s own address of this entry.'],
    [
      { url: 'https://clinic.com/our-registration' },
      'url',
      'The address of an entry of the CQC begins with https:// and is on cqc.org.uk.',
    ],
    [
      { url: 'http://www.cqc.org.uk/provider/1-101' },
      'url',
      'The address of an entry of the CQC begins with https:// and is on cqc.org.uk.',
    ],
    [{ checkedAt: daysAgo(-1) }, 'checkedAt', 'An entry cannot have been looked up in the future.'],
  ])('with %o is refused, and says why', async (fields, path, message) => {
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...fields })
      .expect(400);
    expect(body.errors[0].data.errors).toContainEqual(expect.objectContaining({ path, message }));
  });

  it('is deleted with its provider', async () => {
    const { id: brief } = await createProvider(test.payload, { name: 'Brief Clinic' });
    await createRegistration(test.payload, { provider: brief });
    await test.payload.delete({ collection: 'providers', id: brief });
    const { totalDocs } = await test.payload.count({
      collection: 'registrations',
      where: { provider: { equals: brief } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('the invented address of an entry', () => {
  const invented = { url: 'https://cqc.register.example/entries/sample-cqc-01' };

  it('is taken while the site shows sample data, and refused from then on', async () => {
    await editors.post('editor', '/registrations', { ...entry(), ...invented }).expect(201);
    await test.payload.updateGlobal({ slug: 'settings', data: { showsSampleData: false } });
    const { body } = await editors
      .post('editor', '/registrations', { ...entry(), ...invented })
      .expect(400);
    expect(body.errors[0].data.errors[0].message).toContain('is on cqc.org.uk');
  });
});
