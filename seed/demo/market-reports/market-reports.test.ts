import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observedFields } from '#cms/observations/observed.ts';
import { readLogAsOf } from '#cms/observations/read-log.ts';
import { readMonthData } from '#cms/reports/month-data.ts';
import type { ReportBlock } from '#cms/reports/report-sections.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { MarketReport } from '#collections/payload-types.ts';
import { compareDoses } from '#contract/rules/dose.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { figureOf } from '#contract/rules/figures.ts';
import type { MonthData } from '#contract/rules/month-listing.ts';
import { quantityWord } from '#contract/rules/quantity-words.ts';
import { monthBounds, nextReportMonth } from '#contract/rules/report-month.ts';
import { stockGroups } from '#contract/rules/stock-groups.ts';
import { contentFiles } from '#seed/articles/content-files.ts';
import { namedParts } from '#seed/articles/named-parts.ts';
import { textOf } from '#seed/articles/read-article.ts';
import { storeMarketReports } from '#seed/store/store-market-reports.ts';
import { storeMedications } from '#seed/store/store-medications.ts';
import { storeObservations } from '#seed/store/store-observations.ts';
import { storeProducts } from '#seed/store/store-products.ts';
import { storeProviders } from '#seed/store/store-providers.ts';
import { storeRegistrations } from '#seed/store/store-registrations.ts';
import { pricingAnalyses } from '../pricing-analyses.ts';
import { blocksBySlug } from './august-reports.ts';
import { stockStatements } from './stock-statements.ts';

const date = new Date('2026-11-22T00:00:00Z');

const articles = await contentFiles('reports');
const slugs = [...blocksBySlug.keys()];

const overview = 'august-2025-market-overview';
const changes = 'august-2025-price-change-analysis';
const availability = 'august-2025-mounjaro-availability-report';

/** What the log says of a product at the ends of July and August 2025. */
type Listing = {
  provider: string;
  medication: string;
  dose: string;
  pricePence: number;
  julyPence: number;
  inStock: boolean | null;
};

let database: TestPayload;
let reports: MarketReport[];
let listings: Listing[];
let changedListings: Listing[];
let august: MonthData;

beforeAll(async () => {
  database = await startTestPayload();
  const { payload } = database;
  const medicationIds = await storeMedications(payload);
  const providerIds = await storeProviders(payload, date);
  await storeRegistrations({ payload, date, providerIds });
  const products = await storeProducts({ payload, date, providerIds, medicationIds });
  await storeObservations({ payload, date, products });
  await storeMarketReports(payload, date);
  const stored = { depth: 0, pagination: false, overrideAccess: true } as const;
  reports = (await payload.find({ collection: 'market-reports', sort: 'month', ...stored })).docs;
  listings = await readListings();
  const month = '2025-08-01T12:00:00.000Z';
  august = await readMonthData(payload, { month, end: monthBounds(month).end });
  changedListings = listings.filter(({ pricePence, julyPence }) => pricePence !== julyPence);
}, 120_000);

afterAll(() => database.stop());

async function readListings(): Promise<Listing[]> {
  const { payload } = database;
  const stored = { depth: 0, pagination: false, overrideAccess: true } as const;
  const { docs: providers } = await payload.find({
    collection: 'providers',
    joins: false,
    ...stored,
  });
  const { docs: medications } = await payload.find({ collection: 'medications', ...stored });
  const names = new Map([...providers, ...medications].map(({ id, name }) => [id, name]));
  const july = await readLogAsOf(payload, '2025-07-31T23:00:00.000Z', observedFields);
  const pricesOfJuly = new Map(july.map(({ product, pricePence }) => [product, pricePence]));
  const atEnd = await readLogAsOf(payload, '2025-08-31T23:00:00.000Z', observedFields);
  return atEnd.map(({ product, provider, medication, dose, pricePence, inStock }) => ({
    provider: names.get(provider)!,
    medication: names.get(medication)!,
    dose,
    pricePence,
    julyPence: pricesOfJuly.get(product)!,
    inStock,
  }));
}

const markdownOf = (slug: string) =>
  articles.find((article) => textOf(article, 'slug') === slug)!.markdown.replaceAll(/\s+/g, ' ');

function blocksOf(slug: string): ReportBlock[] {
  const report = reports.find((each) => each.slug === slug);
  return (report?.sections ?? []).flatMap(({ blocks }) => blocks ?? []);
}

function blockOf<Type extends ReportBlock['blockType']>(slug: string, blockType: Type) {
  const block = blocksOf(slug).find((each) => each.blockType === blockType);
  return block as Extract<ReportBlock, { blockType: Type }>;
}

const pounds = (pence: number) =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
const changeOf = ({ pricePence, julyPence }: Listing) => pricePence / julyPence - 1;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value) / values.length;

describe('the reports of August 2025', () => {
  it.each(slugs)('%s refers to each of its blocks once', (slug) => {
    const { markdown } = articles.find((article) => textOf(article, 'slug') === slug)!;
    const names = namedParts(markdown).flatMap((part) => ('name' in part ? [part.name] : []));
    expect(names.toSorted()).toEqual(Object.keys(blocksBySlug.get(slug)!).toSorted());
  });

  it.each(slugs)('%s takes about as long to read as it says, at 200 words a minute', (slug) => {
    const article = articles.find((each) => textOf(each, 'slug') === slug)!;
    // Whoever reads the list of all changes looks for some of them.
    const blocks = blocksOf(slug)
      .filter(({ blockType }) => blockType !== 'text')
      .map((block) =>
        block.blockType === 'priceChanges' ? { ...block, rows: block.rows?.slice(0, 77) } : block,
      );
    const texts = [article.markdown, ...stringsOf(blocks)];
    const words = texts
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const minutes = Number(textOf(article, 'readTimeMinutes'));
    expect(words / 200).toBeGreaterThan(minutes * 0.85);
    expect(words / 200).toBeLessThan(minutes * 1.15);
  });
});

describe('the market overview', () => {
  const dosePrices = () => blockOf(overview, 'dosePrices').rows;

  it.each([
    ['Mounjaro', 6, 12900, 31900],
    ['Wegovy', 5, 9900, 32900],
    ['Saxenda', 1, 15000, 28000],
  ])('has %s in %i doses from %i to %i pence', (medication, doses, lowest, highest) => {
    const summaries = dosePrices().filter((row) => row.medication === medication);
    expect(summaries).toHaveLength(doses);
    expect(Math.min(...summaries.map(({ bestPence }) => bestPence))).toBe(lowest);
    expect(Math.max(...summaries.map(({ highestPence }) => highestPence))).toBe(highest);
    expect(markdownOf(overview)).toMatch(
      new RegExp(`${medication} (ran )?from £${lowest / 100} to £${highest / 100}`),
    );
  });

  it('names the specification’s figures', () => {
    expect(blockOf(overview, 'keyFigures').figures.map(({ value }) => value)).toEqual([
      '162',
      '32',
      '2,000+',
      '95%',
    ]);
  });

  it('has a range for each kind of provider and medication', () => {
    const ranges = blockOf(overview, 'priceRanges').rows;
    expect(ranges).toHaveLength(9);
    for (const { lowestPence, highestPence } of ranges) {
      expect(lowestPence).toBeGreaterThan(0);
      expect(highestPence).toBeGreaterThan(lowestPence);
    }
  });

  it('adds its example up from the table', () => {
    const at = (dose: string) =>
      dosePrices().find((row) => row.medication === 'Mounjaro' && row.dose === dose)!;
    const sum = (key: 'averagePence' | 'bestPence' | 'highestPence', ...doses: string[]) =>
      pounds(doses.reduce((total, dose) => total + at(dose)[key], 0)).replace('.00', '');
    const half = ['2.5mg', '5mg', '5mg', '5mg', '5mg', '5mg'];
    for (const total of [
      sum('averagePence', ...half),
      sum('averagePence', '2.5mg', '5mg', '7.5mg', '7.5mg', '7.5mg', '7.5mg'),
      sum('averagePence', '2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'),
      sum('bestPence', ...half),
      sum('highestPence', ...half),
    ]) {
      expect(markdownOf(overview)).toContain(total);
    }
  });

  it.each(['Mounjaro', 'Wegovy', 'Saxenda'])('counts the changes of %s as they are', (name) => {
    const changed = changedListings.filter(({ medication }) => medication === name);
    const up = changed.filter((listing) => changeOf(listing) > 0).length;
    expect(markdownOf(overview)).toMatch(
      new RegExp(`\\*\\*${name}\\*\\*, ${up} prices went up and ${changed.length - up} went down`),
    );
  });
});

describe('the price change analysis', () => {
  it('lists 154 changes, 89 up and 65 down', () => {
    const rows = blockOf(changes, 'priceChanges').rows ?? [];
    const up = rows.filter(({ baselinePence, currentPence }) => currentPence > baselinePence);
    const down = rows.filter(({ baselinePence, currentPence }) => currentPence < baselinePence);
    expect([up.length + down.length, up.length, down.length]).toEqual([154, 89, 65]);
    expect(blockOf(changes, 'keyFigures').figures.map(({ value }) => value)).toEqual([
      '95%',
      '162',
      '89',
      '65',
    ]);
  });

  it('says in its text what its rows say', () => {
    const up = changedListings.filter((listing) => changeOf(listing) > 0);
    const down = changedListings.filter((listing) => changeOf(listing) < 0);
    const sentence = (word: string, changed: Listing[]) => {
      const perCent = Math.abs(mean(changed.map(changeOf)) * 100).toFixed(1);
      const amount = mean(changed.map(({ pricePence, julyPence }) => pricePence - julyPence));
      return `The average ${word} was ${perCent}%, or ${pounds(Math.round(Math.abs(amount)))} a month`;
    };
    expect(markdownOf(changes)).toContain(sentence('increase', up));
    expect(markdownOf(changes)).toContain(sentence('decrease', down));
    const together = figureOf('change-of-all', august)!.toFixed(1);
    for (const slug of [changes, overview]) {
      expect(markdownOf(slug)).toContain(`ended the month ${together}% higher`);
    }
  });
});

describe('the changes together', () => {
  it.each([
    ['Wegovy', { medication: 'Wegovy' }, /Wegovy\*\*, 40 .*? rose by ([\d.]+)%/],
    ['Mounjaro', { medication: 'Mounjaro' }, /against ([\d.]+)% for Mounjaro/],
    ['specialist clinics', { kind: 'specialist' }, /All their prices together rose by ([\d.]+)%/],
    ['online providers', { kind: 'online' }, /all theirs together fell by ([\d.]+)%/],
    ['retail pharmacies', { kind: 'retail' }, /all their prices together rose by ([\d.]+)%/],
  ] as const)('are said of %s by their sums', (_of, scope, said) => {
    const [, percentage] = said.exec(markdownOf(overview)) ?? [];
    expect(Number(percentage)).toBe(Math.abs(figureOf('change-of-all', august, scope)!));
  });

  it('call no mean of rises and falls a rise', () => {
    for (const slug of slugs) expect(markdownOf(slug)).not.toContain('average rise');
  });
});

it('no analysis of a provider claims the lowest price, which changes with the day', () => {
  for (const paragraph of Object.values(pricingAnalyses).flat()) {
    expect(paragraph).not.toMatch(/\b(has|had|of) the lowest price/);
  }
});

describe('the availability report', () => {
  const mounjaro = () => listings.filter(({ medication }) => medication === 'Mounjaro');
  const dosesOf = (provider: string, inStock: boolean) =>
    mounjaro()
      .filter((listing) => listing.provider === provider && listing.inStock === inStock)
      .map(({ dose }) => dose)
      .toSorted(compareDoses);

  it('counts what the log says: 77 products, 70 in stock', () => {
    expect(mounjaro()).toHaveLength(77);
    expect(mounjaro().filter(({ inStock }) => inStock)).toHaveLength(70);
    expect(blockOf(availability, 'keyFigures').figures.slice(0, 2)).toMatchObject([
      { value: '77', label: 'products tracked' },
      { value: '70', label: 'of them in stock' },
    ]);
  });

  it('has statements in each of the three groups, in alphabetical order', () => {
    for (const group of stockGroups) {
      const names = stockStatements
        .filter((statement) => statement.group === group)
        .map(({ provider }) => provider);
      expect(names.length).toBeGreaterThan(5);
      expect(names).toEqual(names.toSorted());
    }
  });

  it('confirms a stock issue for exactly the doses that the directory shows as out of stock', () => {
    const issues = stockStatements.filter(({ group }) => group === 'issues');
    expect(new Set(issues.map(({ provider }) => provider))).toEqual(
      new Set(
        mounjaro()
          .filter(({ inStock }) => !inStock)
          .map(({ provider }) => provider),
      ),
    );
    for (const { provider, note } of issues) {
      expect(note).toMatch(
        new RegExp(`^${dosesOf(provider, false).join(' and ')} was out of stock`),
      );
    }
  });

  it('calls stock available only where no dose is missing', () => {
    for (const { provider, group } of stockStatements) {
      if (group !== 'available') continue;
      expect(dosesOf(provider, true)).not.toEqual([]);
      expect(dosesOf(provider, false)).toEqual([]);
    }
  });

  it('lists as many with stock available as its definition gives', () => {
    const { statements, medication } = blockOf(availability, 'stockStatements');
    const available = statements.filter(({ group }) => group === 'available');
    expect(available).toHaveLength(
      figureOf('providers-in-stock', august, { medication: medication! })!,
    );
  });

  it('types no word of number where the messages can be counted', () => {
    const limits = stockStatements.filter(({ note }) => /limit of \d pens/.test(note));
    const [limited] = blockOf(availability, 'restrictions').items.filter(({ title }) =>
      title.startsWith('Purchase limits'),
    );
    const [first = '', ...rest] = quantityWord(limits.length, stockStatements.length);
    expect(limited?.text).toContain(`${first.toUpperCase()}${rest.join('')} of the providers`);
    expect(markdownOf(availability)).not.toContain('nearly all');
  });

  it('speaks of price increases only at providers that list Mounjaro', () => {
    for (const { provider } of stockStatements) {
      expect(mounjaro().some((listing) => listing.provider === provider)).toBe(true);
    }
  });

  it('names the five restrictions of the specification', () => {
    expect(blockOf(availability, 'restrictions').items.map(({ title }) => title)).toEqual([
      'Delivery limited to some regions',
      'Cold-chain delivery',
      'BMI 30+, or 27+ with a weight-related condition',
      'Online consultation required',
      'Purchase limits of 2-3 pens',
    ]);
  });
});

describe('the months after August 2025', () => {
  const later = () => reports.filter(({ slug }) => !slugs.includes(slug));

  it('have an overview each, up to the last whole month', () => {
    const months = later().map(({ month }) => formatMonth(month));
    expect(months).toHaveLength(14);
    expect([months[0], months.at(-1)]).toEqual(['September 2025', 'October 2026']);
    expect(new Set(months).size).toBe(14);
    for (const { title, month } of later()) expect(title).toContain(formatMonth(month));
  });

  it('lead up to the month of seeding as the one of the next report', () => {
    expect(formatMonth(nextReportMonth(reports.map(({ month }) => month))!)).toBe('November 2026');
  });

  it('have figures that were filled in, and all texts written', () => {
    for (const { slug, filledAt } of later()) {
      expect(filledAt).toBeTruthy();
      const figures = blocksOf(slug).flatMap((block) =>
        block.blockType === 'keyFigures' ? block.figures.map(({ value }) => value) : [],
      );
      expect(figures).toHaveLength(8);
      expect(figures).not.toContain('');
      const texts = blocksOf(slug).flatMap((block) =>
        block.blockType === 'text' ? [textIn(block)] : [],
      );
      expect(texts).toHaveLength(2);
      for (const text of texts) expect(text.length).toBeGreaterThan(100);
      expect(blockOf(slug, 'dosePrices').rows).toHaveLength(12);
      expect(blockOf(slug, 'priceRanges').rows).toHaveLength(9);
    }
  });

  it('have moved on: some prices rose and some fell in each, fewer than in August 2025', () => {
    for (const { slug } of later()) {
      const { up, down } = movesOf(slug);
      expect(up).toBeGreaterThan(0);
      expect(down).toBeGreaterThan(0);
      expect(up + down).toBeLessThan(110);
      expect(textIn(blockOf(slug, 'text'))).toContain(`${up} went up and ${down} went down`);
    }
  });

  it.each([
    ['september-2025', 'Mounjaro', 'up'],
    ['october-2025', 'Mounjaro', 'up'],
    ['november-2025', 'Wegovy', 'down'],
    ['january-2026', 'Mounjaro', 'down'],
    ['march-2026', 'Mounjaro', 'down'],
    ['april-2026', undefined, 'up'],
    ['june-2026', 'Saxenda', 'down'],
    ['october-2026', 'Mounjaro', 'down'],
    ['october-2026', 'Wegovy', 'down'],
  ] as const)(
    '%s remarks on what happened: more prices of %s went %s',
    (month, medication, way) => {
      const { up, down } = movesOf(`${month}-market-overview`, medication);
      expect(way === 'up' ? up > down : down > up).toBe(true);
    },
  );

  it('speak in December 2025 of two pharmacies that delivered free of charge', async () => {
    const asOf = await readLogAsOf(database.payload, '2025-12-31T00:00:00.000Z', observedFields);
    const { docs } = await database.payload.find({
      collection: 'providers',
      where: {
        id: { in: asOf.flatMap((one) => (one.deliveryFeePence === 0 ? one.provider : [])) },
      },
      joins: false,
      depth: 0,
      pagination: false,
    });
    const names = docs.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ashdrift Pharmacy', 'Elmsworthy Pharmacy']));
  });

  it('begin with what six providers had announced for 1 September 2025', () => {
    const announced = stockStatements
      .filter(({ group }) => group === 'priceIncrease')
      .map(({ provider }) => provider);
    const rows = blockOf('september-2025-market-overview', 'priceChanges').rows ?? [];
    const raised = rows
      .filter(({ medication }) => medication === 'Mounjaro')
      .filter(({ baselinePence, currentPence }) => currentPence > baselinePence)
      .map(({ provider }) => provider);
    expect(announced).toHaveLength(6);
    for (const provider of announced) expect(raised).toContain(provider);
  });

  function movesOf(slug: string, medication?: string) {
    const rows = (blockOf(slug, 'priceChanges').rows ?? []).filter(
      (row) => medication === undefined || row.medication === medication,
    );
    const up = rows.filter((row) => row.currentPence > row.baselinePence).length;
    const down = rows.filter((row) => row.currentPence < row.baselinePence).length;
    return { up, down };
  }
});

function textIn(block: Extract<ReportBlock, { blockType: 'text' }>): string {
  return stringsOf(block.body).join(' ');
}

/** Every text and number in a value, as it is read. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
