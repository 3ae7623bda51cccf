import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNextJob } from '#cms/runtime/jobs.ts';
import { createMarketReport, richText } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { emptyRichText } from '../fields/rich-text.ts';
import type { MarketReport } from '../payload-types.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

type Blocks = NonNullable<NonNullable<MarketReport['sections']>[number]['blocks']>;

const figures: Blocks[number] = {
  blockType: 'keyFigures',
  figures: [{ value: '162', label: 'products analysed' }],
};
const row = { medication: 'Mounjaro', dose: '5mg', bestPence: 1, highestPence: 2, averagePence: 1 };

const draft = (blocks: Blocks, fields: Partial<MarketReport> = {}) =>
  test.payload.create({
    collection: 'market-reports',
    data: {
      title: 'Market overview',
      slug: '',
      description: 'What injections cost.',
      category: 'Market Overview',
      month: '2026-09-01T12:00:00.000Z',
      readTimeMinutes: 5,
      sections: [{ title: 'Prices', anchor: '', blocks }],
      ...fields,
      _status: 'draft',
    },
    draft: true,
    overrideAccess: true,
  });

async function publishing(blocks: Blocks, fields: Partial<MarketReport> = {}) {
  const { id } = await draft(blocks, {
    slug: `report-${Math.random()}`.replace('.', '-'),
    ...fields,
  });
  return test.payload.update({
    collection: 'market-reports',
    id,
    data: { _status: 'published' },
    overrideAccess: true,
  });
}

describe('publishing a report', () => {
  it('is allowed when nothing is missing', async () => {
    const report = await publishing([figures, { blockType: 'text', body: richText('Words.') }]);
    expect(report._status).toBe('published');
  });

  it.each<[string, Blocks, string]>([
    [
      'no key figures',
      [{ blockType: 'tips', tips: ['Compare.'] }],
      'the report has no key figures',
    ],
    [
      'a figure that is empty',
      [{ blockType: 'keyFigures', figures: [{ value: '', label: 'price increases' }] }],
      'in “Prices” “price increases” has no figure',
    ],
    [
      'a text that is not written',
      [figures, { blockType: 'text', body: emptyRichText }],
      'in “Prices” a text is still to be written',
    ],
    [
      'a table without rows',
      [figures, { blockType: 'dosePrices', caption: 'Prices', rows: [] }],
      'in “Prices” “Prices by dose” has no rows',
    ],
    [
      'an amount that is empty',
      [
        figures,
        {
          blockType: 'dosePrices',
          caption: 'Prices',
          rows: [row, { ...row, dose: '10mg', averagePence: null as never }],
        },
      ],
      'in “Prices” “Mounjaro 10mg” has no average price',
    ],
    ['a section without content', [], 'the report has no key figures, “Prices” has no content'],
  ])('is refused with %s', async (_what, blocks, message) => {
    await expect(publishing(blocks)).rejects.toThrow(
      `This report cannot be published yet: ${message}`,
    );
  });

  it('is allowed where no price could be compared', async () => {
    const changes: Blocks[number] = { blockType: 'priceChanges', caption: 'Changes', rows: [] };
    expect((await publishing([figures, changes]))._status).toBe('published');
  });

  it('is refused without what a report says of itself', async () => {
    const missing = { description: '', readTimeMinutes: null as never };
    await expect(publishing([figures], missing)).rejects.toThrow(
      'cannot be published yet: the report has no description, the report has no reading time',
    );
  });

  it('names the first missing parts and how many more there are, with the field of each', async () => {
    const empty: Blocks[number] = { blockType: 'text', body: emptyRichText };
    const error = (await publishing([figures, ...Array.from({ length: 10 }, () => empty)]).catch(
      (reason: unknown) => reason,
    )) as { message: string; data: { errors: { path: string }[] } };
    expect(error.message).toMatch(/, and 2 more$/);
    expect(error.data.errors).toHaveLength(10);
    expect(error.data.errors[0]?.path).toBe('sections.0.blocks.1.body');
  });

  describe('that is filled in from data', () => {
    const early = { filledAt: '2026-09-30T22:59:59.999Z' };
    const reason =
      'the figures were taken before September 2026 had ended; press “Fill from data” again once it has';

    it('is refused if they were taken before its month had ended in London', async () => {
      await expect(publishing([figures], early)).rejects.toThrow(
        `This report cannot be published yet: ${reason}`,
      );
      const report = await publishing([figures], { filledAt: '2026-09-30T23:00:00.000Z' });
      expect(report._status).toBe('published');
    });

    it('is refused if it has become about a later month since', async () => {
      const { id } = await publishing([figures], { filledAt: '2026-10-02T09:00:00.000Z' });
      const saving = test.payload.update({
        collection: 'market-reports',
        id,
        data: { month: '2026-10-15T12:00:00.000Z' },
        overrideAccess: true,
      });
      await expect(saving).rejects.toThrow('before October 2026 had ended');
    });

    it('is refused at its time if that was scheduled, and says why', async () => {
      const { id } = await draft([figures], { ...early, slug: 'too-early' });
      await test.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'market-reports', value: id } },
        waitUntil: new Date(),
      });
      await runNextJob(test.payload);
      const report = await test.payload.findByID({ collection: 'market-reports', id });
      expect(report._status).toBe('draft');
      const { docs } = await test.payload.find({ collection: 'payload-jobs' });
      expect(JSON.stringify(docs)).toContain(reason);
    });
  });

  it('is no business of a draft', async () => {
    const report = await draft([], { slug: 'only-a-draft' });
    expect(report._status).toBe('draft');
  });

  it('is asked again when what is published is saved', async () => {
    const { id } = await createMarketReport(test.payload, { slug: 'published-already' });
    const saving = test.payload.update({
      collection: 'market-reports',
      id,
      data: { sections: [] },
      overrideAccess: true,
    });
    await expect(saving).rejects.toThrow('the report has no sections');
  });
});
