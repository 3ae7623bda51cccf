import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import { guideSchema } from '#contract/schemas/guide.ts';
import { createGuide, createProvider, richText } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let payload: Payload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp();
  payload = test.payload;
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());

const preview = (collection: string, data: object) =>
  editors.post('editor', '/preview', { collection, data });

describe('the preview of a form', () => {
  it('shows unsaved values as the site would', async () => {
    const related = await createGuide(payload, { title: 'Published' });
    const hidden = await createGuide(payload, { title: 'Not published', _status: 'draft' });
    const { status, body } = await preview('guides', {
      title: 'As typed',
      slug: 'as-typed',
      description: 'Words.',
      category: 'Safety',
      readTimeMinutes: 3,
      reviewerRole: 'Pharmacist',
      lastReviewedAt: '2026-11-20T12:00:00.000Z',
      body: richText('Typed just now.'),
      related: [related.id, hidden.id],
    });
    expect(status).toBe(200);
    expect(guideSchema.parse(body)).toMatchObject({
      title: 'As typed',
      bodyHtml: '<p>Typed just now.</p>',
      related: [{ title: 'Published' }],
    });
    expect(test.catalogue.current().guides.has('as-typed')).toBe(false);
  });

  it.each(['guides', 'market-reports', 'legal-pages'])(
    'works for an empty form of %s',
    async (collection) => {
      const { status, body } = await preview(collection, {});
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: '', slug: '' });
    },
  );

  it.each([
    ['guides', { related: 5 }, '“related” takes a list.'],
    ['guides', { related: [null] }, '“related” takes the id of a document.'],
    ['guides', { related: [{}] }, '“related” takes the id of a document.'],
    ['guides', { sources: [null] }, '“sources” takes a list of objects.'],
    ['guides', { body: { root: { children: 'x' } } }, '“body” takes rich text.'],
    ['legal-pages', { sections: [null] }, '“sections” takes a list of objects.'],
  ])('in %s rejects %o', async (collection, data, message) => {
    const { status, body } = await preview(collection, data);
    expect([status, body]).toEqual([400, { message }]);
  });

  it('leaves out a report’s unfinished rows', async () => {
    await createProvider(payload);
    const row = { medication: 'Mounjaro', dose: '5mg', bestPence: 12900, highestPence: 16300 };
    const rows = [row, { ...row, averagePence: 14357 }];
    const { body } = await preview('market-reports', {
      title: 'Half a report',
      sections: [
        {
          title: 'Prices',
          anchor: 'prices',
          blocks: [{ blockType: 'dosePrices', caption: 'Prices', rows }, { blockType: 'text' }],
        },
      ],
    });
    expect(body.sections[0].blocks).toMatchObject([
      { rows: [{ best: '129.00', average: '143.57' }] },
      { bodyHtml: '' },
    ]);
  });

  it('needs an account', async () => {
    const { status } = await editors.post(null, '/preview', { collection: 'guides', data: {} });
    expect(status).toBe(401);
  });

  it('is refused with a clear message for invalid JSON', async () => {
    const { status, body } = await editors
      .post('editor', '/preview')
      .type('json')
      .send('{"collection": ');
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringContaining('expected object') });
  });

  it('is refused with a clear message where its values are nested deeper than anything is', async () => {
    const nested = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
    const { status, body } = await editors
      .post('editor', '/preview')
      .type('json')
      .send(`{"collection":"guides","data":${nested}}`);
    expect(status).toBe(400);
    expect(body).toEqual({ message: 'The body is nested deeper than 100 levels.' });
  });

  it('is refused for a collection without pages', async () => {
    expect((await preview('users', {})).status).toBe(400);
  });
});
