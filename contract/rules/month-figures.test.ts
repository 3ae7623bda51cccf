import { describe, expect, it } from 'vitest';
import {
  describeFigure,
  figureNames,
  figureOf,
  figureOfLabel,
  figureText,
  isOfRows,
  rowsOf,
  type FigureName,
} from './figures.ts';
import { findings } from './findings.ts';
import { comparedPrices, dosePrices, priceRanges } from './month-figures.ts';
import type { MonthData, MonthListing } from './month-listing.ts';
import { monthBounds } from './report-month.ts';
import { stockStatements } from './stock-lists.ts';

const listing = (fields: Partial<MonthListing>): MonthListing => ({
  product: 'a',
  provider: 'Ashdown Online Clinic',
  providerType: 'Specialist online clinic',
  medication: 'Mounjaro',
  dose: '5mg',
  pricePence: 15000,
  consultationFeePence: 0,
  deliveryFeePence: 500,
  baselinePence: 15000,
  inStock: true,
  seenAt: '2026-09-20T10:00:00.000Z',
  sourceUrl: null,
  isStale: false,
  isRegistered: true,
  ...fields,
});

const september = (...listings: Partial<MonthListing>[]): MonthData => ({
  month: '2026-09',
  asOf: '2026-09-30T23:00:00.000Z',
  providerCount: 2,
  offerCount: 5,
  listings: listings.map(listing),
});

describe('the prices of each dose', () => {
  it('are the best, the highest and the average of what registered providers have in stock, by strength', () => {
    const rows = dosePrices(
      september(
        { dose: '10mg', pricePence: 20000, deliveryFeePence: null },
        { dose: '2.5mg', pricePence: 12000 },
        { dose: '2.5mg', pricePence: 13001, consultationFeePence: 2000 },
        { dose: '2.5mg', pricePence: 9900, inStock: false },
        { dose: '2.5mg', pricePence: 9800, isRegistered: false },
      ),
    );
    expect(rows).toEqual([
      {
        medication: 'Mounjaro',
        dose: '2.5mg',
        bestPence: 12000,
        highestPence: 13001,
        averagePence: 12501,
        bestTotalPence: 12500,
        highestTotalPence: 15501,
        averageTotalPence: 14001,
      },
      {
        medication: 'Mounjaro',
        dose: '10mg',
        bestPence: 20000,
        highestPence: 20000,
        averagePence: 20000,
        bestTotalPence: null,
        highestTotalPence: null,
        averageTotalPence: null,
      },
    ]);
  });
});

describe('the price ranges', () => {
  it('count a provider of two kinds in both, and leave out what no registered provider has in stock', () => {
    const rows = priceRanges(
      september(
        { pricePence: 15000 },
        { pricePence: 18000, providerType: 'Online pharmacy', consultationFeePence: null },
        { pricePence: 14000, providerType: 'Retail pharmacy', inStock: false },
        { pricePence: 13000, providerType: 'Online pharmacy', isRegistered: false },
      ),
    );
    const totals = { lowestTotalPence: 15500, highestTotalPence: 15500 };
    expect(rows).toEqual([
      {
        category: 'Online',
        medication: 'Mounjaro',
        lowestPence: 15000,
        highestPence: 18000,
        ...totals,
      },
      {
        category: 'Specialist',
        medication: 'Mounjaro',
        lowestPence: 15000,
        highestPence: 15000,
        ...totals,
      },
    ]);
  });
});

describe('the compared prices', () => {
  it('have what stayed among them, and leave out what is new', () => {
    const rows = comparedPrices(
      september(
        { dose: '5mg' },
        { dose: '7.5mg', baselinePence: null },
        { dose: '10mg', baselinePence: 16000, deliveryFeePence: null },
      ),
    );
    const ashdown = { provider: 'Ashdown Online Clinic', medication: 'Mounjaro' };
    expect(rows).toEqual([
      { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 15000, totalPence: 15500 },
      { ...ashdown, dose: '10mg', baselinePence: 16000, currentPence: 15000, totalPence: null },
    ]);
  });
});

describe('the key figures', () => {
  const data = september({}, { baselinePence: 14000 }, { baselinePence: 16000, inStock: false });

  it.each([
    ['products analysed', '3'],
    ['products tracked', '3'],
    ['providers tracked', '2'],
    ['of products changed price', '67%'],
    ['of products in stock', '67%'],
    ['of them in stock', '2'],
    ['price increases', '1'],
    ['price decreases', '1'],
    ['prices unchanged', '1'],
    ['offers running', '5'],
    ['average increase', '+7.1%'],
    ['average decrease', '−6.3%'],
    ['change of all prices together', '0.0%'],
    ['providers with every checked dose in stock', '0'],
    ['providers with every dose in stock', '0'],
  ])('“%s” is worked out by its label', (label, text) => {
    const name = figureOfLabel(label)!;
    expect(figureText(name, figureOf(name, data))).toBe(text);
  });

  it.each(['increases', 'decreases', 'unchanged', 'providers-changed'] as const)(
    '%s is not known where no price can be compared, as in a first month',
    (name) => {
      const first = september({ baselinePence: null }, { dose: '10mg', baselinePence: null });
      expect(figureText(name, figureOf(name, first))).toBe('not known');
      const other = september({ baselinePence: null }, { medication: 'Wegovy' });
      expect(figureOf(name, other, { medication: 'Mounjaro' })).toBeNull();
    },
  );

  it.each(['in-stock', 'providers-in-stock', 'providers-short'] as const)(
    '%s is not known where the stock of nothing is',
    (name) => {
      const unknown = september({ inStock: null }, { dose: '10mg', inStock: null });
      expect(figureText(name, figureOf(name, unknown))).toBe('not known');
    },
  );

  it('are 0 where it is known that there are none', () => {
    const figure = (name: FigureName, ...listings: Partial<MonthListing>[]) =>
      figureText(name, figureOf(name, september(...listings)));
    const [compared, isNew] = [{}, { dose: '10mg', baselinePence: null }];
    expect(figure('increases', compared, isNew)).toBe('0');
    expect(figure('decreases', compared, isNew)).toBe('0');
    expect(figure('providers-changed', compared, isNew)).toBe('0');
    expect(figure('unchanged', { baselinePence: 14000 }, isNew)).toBe('0');
    const [gone, unknown] = [{ inStock: false }, { dose: '10mg', inStock: null }];
    expect(figure('in-stock', gone, unknown)).toBe('0');
    expect(figure('providers-in-stock', gone, unknown)).toBe('0');
    expect(figure('providers-short', {}, unknown)).toBe('0');
  });

  it('are not worked out under a label that nobody knows', () => {
    expect(figureOfLabel('processing delay')).toBeNull();
  });

  it('can be of one medication, dose, provider or kind of provider', () => {
    const mixed = september({}, { medication: 'Wegovy' }, { dose: '10mg', provider: 'Brook' });
    expect(figureOf('products', mixed, { medication: 'Mounjaro' })).toBe(2);
    expect(figureOf('products', mixed, { medication: 'Mounjaro', dose: '10mg' })).toBe(1);
    expect(figureOf('products', mixed, { provider: 'Brook' })).toBe(1);
    expect(figureOf('products', mixed, { kind: 'retail' })).toBe(0);
  });

  it('of a part count the providers of its prices, and not the offers, which are known of the whole site alone', () => {
    const mixed = september({}, { dose: '10mg' }, { medication: 'Wegovy', provider: 'Brook' });
    expect(figureOf('providers', mixed, { medication: 'Mounjaro' })).toBe(1);
    expect(figureOf('providers', mixed, { medication: 'Saxenda' })).toBe(0);
    expect(figureOf('offers', mixed, { medication: 'Mounjaro' })).toBeNull();
    expect(figureOf('providers', mixed, { medication: undefined })).toBe(2);
    expect(figureOf('offers', mixed, { medication: undefined })).toBe(5);
  });
});

describe('averages and changes', () => {
  // 10% up on a cheap price, 10% down on one four times as dear, and one that stayed.
  const data = september(
    { baselinePence: 10000, pricePence: 11000 },
    { baselinePence: 40000, pricePence: 36000 },
    { baselinePence: 30000, pricePence: 30000 },
  );

  it('the average increase is the mean of the increases alone', () => {
    expect(figureOf('average-increase', data)).toBe(10);
    expect(figureOf('average-decrease', data)).toBe(-10);
  });

  it('all prices together change by their sums, not by a mean of percentages', () => {
    expect(figureOf('change-of-all', data)).toBe(-3.8);
  });
});

describe('a stale price', () => {
  const stale = {
    isStale: true,
    medication: 'Wegovy',
    pricePence: 100,
    baselinePence: 50,
    dose: '1mg',
  };
  const fresh = [{ baselinePence: 14000 }, { baselinePence: 16000, inStock: false }];

  it.each(figureNames.filter((name) => name !== 'left-out'))('counts nothing in %s', (name) => {
    const value = figureOf(name, september(...fresh, stale));
    expect(value).toBe(figureOf(name, september(...fresh)));
  });

  it('is in no table and no sentence, and is counted as left out', () => {
    const data = september(...fresh, stale);
    expect(figureOf('left-out', data)).toBe(1);
    const texts = JSON.stringify([
      dosePrices(data),
      priceRanges(data),
      comparedPrices(data),
      stockStatements(data, []),
      findings(data),
    ]);
    expect(texts).not.toContain('Wegovy');
    expect(texts).toContain(
      '1 price was left out: last checked more than 30 days before the month ended.',
    );
  });
});

it('a figure of whole lists in stock says that only doses checked in time count in it', () => {
  expect(describeFigure('providers-in-stock')).toMatchObject({
    label: 'providers with every checked dose in stock',
    rule: 'The providers on a register that had every dose in stock, of those they listed that were checked in the 30 days before the month ended; one with such a dose whose stock was not known is not counted.',
  });
});

describe('the stock statements', () => {
  const data = september(
    { provider: 'Cedar', dose: '10mg', inStock: false },
    { provider: 'Cedar', dose: '5mg' },
    { provider: 'Brook' },
    { provider: 'Ashdown', dose: '5mg' },
    { provider: 'Ashdown', dose: '2.5mg' },
    { provider: 'Elm', inStock: null },
    { provider: 'Dale', isRegistered: false },
  );
  const said = {
    provider: 'Brook',
    group: 'available',
    quote: 'Full shelves.',
    note: 'All.',
  } as const;
  const gone = { provider: 'Fern', group: 'available', note: 'It had all.' } as const;
  const wrong = { provider: 'Cedar', group: 'available', note: 'It had all.' } as const;
  const dearer = { provider: 'Fern', group: 'priceIncrease', note: 'From September.' } as const;

  it('list exactly the providers that their definition gives, and keep what is written of them', () => {
    const statements = stockStatements(data, [said, gone, wrong, dearer]);
    expect(statements).toEqual([
      {
        provider: 'Cedar',
        group: 'issues',
        note: '10mg was out of stock. 1 other listed dose could be ordered.',
      },
      {
        provider: 'Ashdown',
        group: 'available',
        note: 'Both listed doses could be ordered: 2.5mg and 5mg.',
      },
      said,
      dearer,
    ]);
  });

  it('say of which doses the stock was not known, or not checked for 30 days', () => {
    const notes = (...listings: Partial<MonthListing>[]) =>
      stockStatements(september(...listings), []).map(({ note }) => note);
    const [soldOut, unknown] = [{ inStock: false }, { dose: '10mg', inStock: null }];
    const stale = { dose: '7.5mg', isStale: true };
    expect(notes(soldOut, unknown)).toEqual([
      '5mg was out of stock. The stock of 10mg was not known.',
    ]);
    expect(notes(soldOut, { dose: '2.5mg' }, unknown, stale)).toEqual([
      '5mg was out of stock. 1 other listed dose could be ordered. The stock of 7.5mg and 10mg was not known.',
    ]);
    expect(notes({}, { dose: '2.5mg' }, stale)).toEqual([
      '2.5mg and 5mg could be ordered. The stock of 7.5mg was not known.',
    ]);
    expect(notes({}, { ...stale, provider: 'Brook' })).toEqual([
      '5mg, the only dose that it lists, could be ordered.',
    ]);
  });

  it('are as many as the figures say', () => {
    const count = (group: string) =>
      stockStatements(data, []).filter((statement) => statement.group === group).length;
    expect(count('available')).toBe(figureOf('providers-in-stock', data));
    expect(count('issues')).toBe(figureOf('providers-short', data));
  });
});

describe('the findings', () => {
  const texts = (data: MonthData) => findings(data).map(({ text }) => text);

  it('choose their words of number by the numbers', () => {
    const prices = [100, 100, 100, 100, 100, 90].map((pricePence, index) => ({
      provider: `Provider ${index}`,
      pricePence: pricePence * 100,
      baselinePence: 9000,
    }));
    expect(texts(september(...prices))).toContain(
      'Most of the prices changed (5 of 6): 5 went up and 0 went down.',
    );
    expect(texts(september(...prices))).toContain(
      'Most of the providers changed a price (5 of 6).',
    );
  });

  it.each([
    [[true, false, false], 'One of the products was in stock when the month ended (1 of 3).'],
    [[true, true, false], 'Most of the products were in stock when the month ended (2 of 3).'],
    [[false, false], 'None of the products were in stock when the month ended (0 of 2).'],
    [[true, true], 'All of the products were in stock when the month ended (2 of 2).'],
    [[true], 'One of the products was in stock when the month ended (1 of 1).'],
  ])('agree with their numbers: in stock %j', (stock, sentence) => {
    expect(texts(september(...stock.map((inStock) => ({ inStock }))))).toContain(sentence);
  });

  it('say who had the lowest price, of what was on sale when the month ended', () => {
    const brook = { provider: 'Brook', pricePence: 9900 };
    expect(texts(september({}, brook))).toContain(
      'When the month ended, Brook (5mg) had the lowest price of Mounjaro: £99.',
    );
    for (const lost of [{ inStock: false }, { isStale: true }, { isRegistered: false }]) {
      expect(texts(september({}, { ...brook, ...lost }))).toContain(
        'When the month ended, Ashdown Online Clinic (5mg) had the lowest price of Mounjaro: £150.',
      );
    }
    expect(texts(september({ inStock: false })).join(' ')).not.toContain('lowest price');
  });

  it('say of how many prices and providers they are where some cannot be compared', () => {
    const data = september(
      { pricePence: 16000 },
      { provider: 'Brook' },
      { provider: 'Cedar', baselinePence: null },
      { provider: 'Dale', baselinePence: null },
    );
    expect(texts(data)).toEqual(
      expect.arrayContaining([
        'One of the prices changed (1 of the 2 that can be compared): 1 went up and 0 went down.',
        'One of the providers changed a price (1 of the 2 that can be compared).',
      ]),
    );
    expect(figureOf('share-changed', data)).toBe(50);
  });

  it('say nothing of changes where nothing can be compared, as in a first month or after a gap', () => {
    const data = september({ baselinePence: null }, { provider: 'Brook', baselinePence: null });
    expect(texts(data).join(' ')).not.toContain('changed');
    expect(figureText('share-changed', figureOf('share-changed', data))).toBe('not known');
  });

  it('name the mean of increases an increase, and the change of all by their sums', () => {
    const data = september(
      { baselinePence: 10000, pricePence: 11000 },
      { baselinePence: 40000, pricePence: 36000 },
    );
    expect(texts(data)).toEqual(
      expect.arrayContaining([
        'The average increase, of the prices that went up, was 10.0%.',
        'The average decrease, of the prices that went down, was 10.0%.',
        'The prices that can be compared ended the month, taken together, 6.0% lower than they began it.',
      ]),
    );
  });

  it.each([
    [
      15000,
      'The prices that can be compared ended the month, taken together, where they began it.',
    ],
    [
      15001,
      'The prices that can be compared ended the month, taken together, less than 0.1% higher than they began it.',
    ],
    [
      14999,
      'The prices that can be compared ended the month, taken together, less than 0.1% lower than they began it.',
    ],
  ])('tell hardly any change from none: £150.00 and then %i pence', (pricePence, sentence) => {
    expect(texts(september({ pricePence }))).toContain(sentence);
  });

  it('name an increase and a decrease that are rounded to nothing', () => {
    const data = september({ pricePence: 15001 }, { pricePence: 14999 });
    expect(texts(data)).toEqual(
      expect.arrayContaining([
        'The average increase, of the prices that went up, was less than 0.1%.',
        'The average decrease, of the prices that went down, was less than 0.1%.',
        'The prices that can be compared ended the month, taken together, where they began it.',
      ]),
    );
    const figure = (name: FigureName) => figureText(name, figureOf(name, data));
    expect(figure('average-increase')).toBe('less than 0.1%');
    expect(figure('average-decrease')).toBe('less than 0.1%');
  });
});

it('every figure names the rows that it is worked out from', () => {
  const data = september(
    { dose: '2.5mg' },
    { dose: '5mg', inStock: false },
    { dose: '10mg', isStale: true },
  );
  const dosesOf = (name: FigureName) => rowsOf(name, data).map(({ dose }) => dose);
  expect(dosesOf('lowest-price')).toEqual(['2.5mg']);
  expect(dosesOf('products')).toEqual(['2.5mg', '5mg']);
  expect(dosesOf('left-out')).toEqual(['10mg']);
});

it('what is counted for the whole site is from no rows, but its providers of a part are', () => {
  const data = september({ dose: '2.5mg' }, { dose: '5mg', medication: 'Wegovy' });
  const dosesOf = (name: FigureName, scope = {}) =>
    rowsOf(name, data, scope).map(({ dose }) => dose);
  expect(dosesOf('providers')).toEqual([]);
  expect(dosesOf('offers')).toEqual([]);
  expect(dosesOf('providers', { medication: 'Wegovy' })).toEqual(['5mg']);
  expect(isOfRows('providers', {})).toBe(false);
  expect(isOfRows('offers', {})).toBe(false);
  expect(isOfRows('providers', { medication: 'Wegovy' })).toBe(true);
  expect(isOfRows('products', {})).toBe(true);
});

describe('a month', () => {
  it.each([
    ['2026-09-15T12:00:00.000Z', '2026-08-31T23:00:00.000Z', '2026-09-30T23:00:00.000Z'],
    ['2026-08-31T23:00:00.000Z', '2026-08-31T23:00:00.000Z', '2026-09-30T23:00:00.000Z'],
    ['2026-10-31T12:00:00.000Z', '2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2027-03-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z', '2027-03-31T23:00:00.000Z'],
  ])('that holds %s begins at %s and ends before %s by British clocks', (time, start, end) => {
    const bounds = monthBounds(time);
    expect([bounds.start.toISOString(), bounds.end.toISOString()]).toEqual([start, end]);
  });
});
