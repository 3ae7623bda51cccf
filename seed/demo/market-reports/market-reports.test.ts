import { describe, expect, it } from 'vitest';
import { figureOf } from '#contract/rules/figures.ts';
import { quantityWord } from '#contract/rules/quantity-words.ts';
import { stockGroups } from '#contract/rules/stock-groups.ts';
import { contentFiles } from '#seed/articles/content-files.ts';
import { namedParts } from '#seed/articles/named-parts.ts';
import { textOf } from '#seed/articles/read-article.ts';
import { pricingAnalyses } from '../pricing-analyses.ts';
import { blocksBySlug } from './index.ts';
import { august, changedListings, listings } from './listings.ts';
import type { NamedBlocks, ReportBlock } from './report-block.ts';
import { stockStatements } from './stock-statements.ts';

const articles = await contentFiles('reports');
const slugs = [...blocksBySlug.keys()];

const markdownOf = (slug: string) =>
  articles.find((article) => textOf(article, 'slug') === slug)!.markdown.replaceAll(/\s+/g, ' ');
const blocksOf = (slug: string): NamedBlocks => blocksBySlug.get(slug)!;

function blockOf<Type extends ReportBlock['blockType']>(slug: string, blockType: Type) {
  const block = Object.values(blocksOf(slug)).find((each) => each.blockType === blockType);
  return block as Extract<ReportBlock, { blockType: Type }>;
}

const overview = 'august-2025-market-overview';
const changes = 'august-2025-price-change-analysis';
const availability = 'august-2025-mounjaro-availability-report';

const pounds = (pence: number) =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
const changeOf = ({ pricePence, monthAgoPence }: (typeof listings)[number]) =>
  pricePence / monthAgoPence - 1;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value) / values.length;

describe('the reports', () => {
  it.each(slugs)('%s refers to each of its blocks once', (slug) => {
    const { markdown } = articles.find((article) => textOf(article, 'slug') === slug)!;
    const names = namedParts(markdown).flatMap((part) => ('name' in part ? [part.name] : []));
    expect(names.toSorted()).toEqual(Object.keys(blocksOf(slug)).toSorted());
  });

  it.each(slugs)('%s takes about as long to read as it says, at 200 words a minute', (slug) => {
    const article = articles.find((each) => textOf(each, 'slug') === slug)!;
    // Whoever reads the list of all changes looks for some of them.
    const blocks = Object.values(blocksOf(slug)).map((block) =>
      block.blockType === 'priceChanges' ? { ...block, rows: block.rows.slice(0, 77) } : block,
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
  const { rows } = blockOf(overview, 'dosePrices');

  it.each([
    ['Mounjaro', 6, 12900, 31900],
    ['Wegovy', 5, 9900, 32900],
    ['Saxenda', 1, 15000, 28000],
  ])('has %s in %i doses from %i to %i pence', (medication, doses, lowest, highest) => {
    const summaries = rows.filter((row) => row.medication === medication);
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
      rows.find((row) => row.medication === 'Mounjaro' && row.dose === dose)!;
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
  const { rows } = blockOf(changes, 'priceChanges');

  it('lists 154 changes, 89 up and 65 down', () => {
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
    const sentence = (word: string, changed: typeof listings) => {
      const perCent = Math.abs(mean(changed.map(changeOf)) * 100).toFixed(1);
      const amount = mean(
        changed.map(({ pricePence, monthAgoPence }) => pricePence - monthAgoPence),
      );
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
  const mounjaro = listings.filter(({ medication }) => medication === 'Mounjaro');
  const dosesOf = (provider: string, inStock: boolean) =>
    mounjaro
      .filter((listing) => listing.provider === provider && listing.inStock === inStock)
      .map(({ dose }) => dose);

  it('is about 77 products', () => {
    expect(blockOf(availability, 'keyFigures').figures[0]).toEqual({
      value: '77',
      label: 'products tracked',
    });
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
      new Set(mounjaro.filter(({ inStock }) => !inStock).map(({ provider }) => provider)),
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
      expect(mounjaro.some((listing) => listing.provider === provider)).toBe(true);
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

/** Every text and number in a value, as it is read. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
