import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import {
  createGuide,
  createLegalPage,
  createMarketReport,
  createMedication,
  createProvider,
} from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';

let test: TestPayload;
let payload: Payload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  payload = test.payload;
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

type Drafted = 'guides' | 'legal-pages' | 'market-reports' | 'medications' | 'providers';

/** Saves a draft beside what is published, in which a required field is still empty. */
async function saveUnfinished(collection: Drafted, id: string) {
  const field = collection === 'medications' || collection === 'providers' ? 'name' : 'title';
  await editors
    .patch('editor', `/${collection}/${id}?draft=true`, { [field]: '', _status: 'draft' })
    .expect(200);
}

const statusOf = async (collection: Drafted, id: string) =>
  (await payload.findByID({ collection, id, depth: 0 }))._status;

describe('what has an unfinished draft is taken off the site', () => {
  it.each([
    ['a guide', 'guides', createGuide],
    ['a legal page', 'legal-pages', createLegalPage],
    ['a report', 'market-reports', createMarketReport],
    ['a medication', 'medications', createMedication],
    ['a provider', 'providers', createProvider],
  ] as const)('if it is %s', async (_, collection, create) => {
    const { id } = await create(payload);
    await saveUnfinished(collection, id);
    await editors.patch('editor', `/${collection}/${id}`, { _status: 'draft' }).expect(200);
    expect(await statusOf(collection, id)).toBe('draft');
  });

  it('by the button of its form', async () => {
    const { id } = await createGuide(payload, { slug: 'by-the-button' });
    await saveUnfinished('guides', id);
    const query = '?depth=0&fallback-locale=null&unpublishAllLocales=true';
    await editors.patch('editor', `/guides/${id}${query}`, { _status: 'draft' }).expect(200);
    expect(await statusOf('guides', id)).toBe('draft');
  });

  it('by the button of its list', async () => {
    const { id } = await createGuide(payload, { slug: 'by-the-list' });
    await saveUnfinished('guides', id);
    const query = `?where[and][0][_status][not_equals]=draft&where[and][1][id][in][0]=${id}`;
    await editors.patch('editor', `/guides${query}`, { _status: 'draft' }).expect(200);
    expect(await statusOf('guides', id)).toBe('draft');
  });

  it('by a schedule', async () => {
    const { id } = await createGuide(payload, { slug: 'by-schedule' });
    await saveUnfinished('guides', id);
    const doc = { relationTo: 'guides' as const, value: id };
    await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'unpublish', doc } });
    await payload.jobs.run({ overrideAccess: true });
    expect(await statusOf('guides', id)).toBe('draft');
  });

  it('and what is sent with that is checked as always', async () => {
    const { id } = await createGuide(payload, { slug: 'checked' });
    const sent = { _status: 'draft', description: 'x'.repeat(156) };
    await editors.patch('editor', `/guides/${id}`, sent).expect(400);
    expect(await statusOf('guides', id)).toBe('published');
  });

  it('and is not published that way', async () => {
    const { id } = await createGuide(payload, { slug: 'not-published' });
    await saveUnfinished('guides', id);
    const query = '?unpublishAllLocales=true';
    await editors.patch('editor', `/guides/${id}${query}`, { _status: 'published' }).expect(400);
  });

  it('and is not published again before it is finished', async () => {
    const { id } = await createGuide(payload, { slug: 'unfinished' });
    await saveUnfinished('guides', id);
    await editors.patch('editor', `/guides/${id}`, { _status: 'draft' }).expect(200);
    await editors.patch('editor', `/guides/${id}`, { _status: 'published' }).expect(400);
    expect(await statusOf('guides', id)).toBe('draft');
  });
});
