import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarketReport as StoredReport } from '#collections/payload-types.ts';
import { marketReportSchema, type MarketReport } from '#contract/schemas/market-report.ts';
import { createMarketReport, createProvider, richText } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

let test: TestPayload;
let catalogue: CatalogueService;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

type Blocks = NonNullable<NonNullable<StoredReport['sections']>[number]['blocks']>;

let count = 0;
/** Stores a report and returns it as visitors see it. */
async function publish(fields: Partial<StoredReport> = {}): Promise<MarketReport> {
  count += 1;
  const { slug } = await createMarketReport(test.payload, { slug: `report-${count}`, ...fields });
  return current(slug);
}

function current(slug: string): MarketReport {
  return marketReportSchema.parse(catalogue.current().marketReports.get(slug));
}

/** A section with the given blocks, and the key figures that every published report needs. */
const sectionsOf = (blocks: Blocks): StoredReport['sections'] => [
  { title: 'Pricing', anchor: 'pricing', blocks },
  {
    title: 'Summary',
    anchor: 'summary',
    blocks: [{ blockType: 'keyFigures', figures: [{ value: '162', label: 'products analysed' }] }],
  },
];

const publishBlocks = async (...blocks: Blocks) => {
  const report = await publish({ sections: sectionsOf(blocks) });
  return report.sections[0]?.blocks ?? [];
};

describe('a market report', () => {
  it('computes its price changes and their summaries from the stored rows', async () => {
    const report = await publish();
    const changes = report.sections[0]?.blocks.find(
      ({ blockType }) => blockType === 'priceChanges',
    );
    expect(changes).toEqual({
      blockType: 'priceChanges',
      medication: null,
      caption: 'Prices that changed in August',
      records: [
        {
          provider: 'Ashdown Online Clinic',
          medication: 'Mounjaro',
          dosage: '5mg',
          baselinePrice: '150.00',
          currentPrice: '165.00',
          changeAmount: '15.00',
          changePercentage: 10,
          direction: 'increase',
          currentTotal: null,
          edited: [],
        },
        {
          provider: 'Ashdown Online Clinic',
          medication: 'Mounjaro',
          dosage: '2.5mg',
          baselinePrice: '130.00',
          currentPrice: '123.50',
          changeAmount: '-6.50',
          changePercentage: -5,
          direction: 'decrease',
          currentTotal: null,
          edited: [],
        },
      ],
      byProvider: [
        {
          provider: 'Ashdown Online Clinic',
          providerSlug: null,
          increases: 1,
          decreases: 1,
          // 288.50 after 280: the mean of the percentages would be 2.5.
          avgChange: 3,
          edited: [],
        },
      ],
      byDose: [
        {
          medication: 'Mounjaro',
          dosage: '2.5mg',
          increases: 0,
          decreases: 1,
          avgChange: -5,
          edited: [],
        },
        {
          medication: 'Mounjaro',
          dosage: '5mg',
          increases: 1,
          decreases: 0,
          avgChange: 10,
          edited: [],
        },
      ],
    });
  });

  it('leaves out price changes where no price could be compared', async () => {
    const blocks = await publishBlocks(
      { blockType: 'tips', tips: ['Compare totals.'] },
      { blockType: 'priceChanges', caption: 'Prices that changed in August', rows: [] },
    );
    expect(blocks).toEqual([{ blockType: 'tips', tips: ['Compare totals.'] }]);
  });

  it('shows prices in pounds and differences as a percentage of the best price', async () => {
    const [prices, ranges] = await publishBlocks(
      {
        blockType: 'dosePrices',
        caption: 'Prices by dose',
        rows: [
          {
            medication: 'Mounjaro',
            dose: '2.5mg',
            bestPence: 12900,
            highestPence: 16300,
            averagePence: 14357,
          },
        ],
      },
      {
        blockType: 'priceRanges',
        caption: 'Prices by kind of provider',
        rows: [
          { category: 'Online', medication: 'Mounjaro', lowestPence: 12900, highestPence: 26300 },
        ],
      },
    );
    expect(prices).toMatchObject({
      rows: [{ best: '129.00', highest: '163.00', average: '143.57', percentageDifference: 26.4 }],
    });
    expect(ranges).toMatchObject({
      rows: [{ category: 'Online', medication: 'Mounjaro', lowest: '129.00', highest: '263.00' }],
    });
  });

  it('links to a provider while the provider is published', async () => {
    const statement = { provider: 'Brook Pharmacy', group: 'issues', note: 'Out of 5mg.' } as const;
    const slugOf = () => {
      const [block] = current('brook').sections[0]?.blocks ?? [];
      return block?.blockType === 'stockStatements' && block.statements[0]?.providerSlug;
    };
    const blocks: Blocks = [{ blockType: 'stockStatements', statements: [statement] }];
    await publish({ slug: 'brook', sections: sectionsOf(blocks) });
    expect(slugOf()).toBeNull();
    const { id } = await createProvider(test.payload, { name: 'Brook Pharmacy' });
    expect(slugOf()).toBe('brook-pharmacy');
    await test.payload.update({ collection: 'providers', id, data: { _status: 'draft' } });
    expect(slugOf()).toBeNull();
  });

  it('has its first key figure on its card', async () => {
    expect((await publish()).keyFigure).toMatchObject({
      value: '162',
      label: 'products analysed',
    });
  });

  it('converts text to clean HTML and passes other blocks through', async () => {
    const blocks = await publishBlocks(
      { blockType: 'text', body: richText('A & B') },
      { blockType: 'restrictions', items: [{ title: 'BMI', text: '30 or more' }] },
      { blockType: 'tips', tips: ['Compare totals.'] },
      {
        blockType: 'subscribe',
        heading: 'The next report',
        text: 'By email.',
        buttonText: 'Notify Me',
        placeholder: 'Your email address',
        source: 'market_analysis',
      },
    );
    expect(blocks).toMatchObject([
      { bodyHtml: '<p>A &amp; B</p>' },
      { items: [{ title: 'BMI', text: '30 or more' }] },
      { tips: ['Compare totals.'] },
      { buttonText: 'Notify Me', placeholder: 'Your email address', source: 'market_analysis' },
    ]);
  });
});

describe('the list of market reports', () => {
  it('starts with the newest month, and within a month with the featured report', async () => {
    const month = '2031-03-01T12:00:00.000Z';
    await publish({ title: 'A newest', month: '2031-04-01T12:00:00.000Z' });
    await publish({ title: 'B plain', month });
    await publish({ title: 'C featured', month, featured: true });
    const titles = catalogue.current().marketReportCards.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['A newest', 'C featured', 'B plain']);
  });

  it('leaves out drafts', async () => {
    await createMarketReport(test.payload, { slug: 'half-a-report', _status: 'draft' });
    expect(catalogue.current().marketReports.has('half-a-report')).toBe(false);
  });
});
