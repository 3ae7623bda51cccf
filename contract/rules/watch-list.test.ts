import { describe, expect, it } from 'vitest';
import {
  maxWatched,
  parseWatchList,
  toggleWatched,
  visitWatchList,
  watchedChange,
  type Watchable,
  type WatchList,
} from './watch-list.ts';

const product: Watchable = {
  id: '1',
  name: 'Mounjaro',
  dose: '5mg',
  company: { name: 'Ashdown Online Clinic' },
  price: '180.00',
  consultationFee: '0.00',
  deliveryFee: '5.00',
  inStock: true,
  checkedAt: '2026-11-01T08:00:00.000Z',
  freshness: 'day',
};
const first = new Date('2026-11-01T09:00:00.000Z');
const minutesLater = (minutes: number) => new Date(first.getTime() + minutes * 60_000);
const list = toggleWatched([], product, first);

describe('a watch-list', () => {
  it('takes a price once, and gives it up again', () => {
    expect(list).toMatchObject([{ id: '1', seen: { totalPence: 18_500, isComplete: true } }]);
    expect(toggleWatched(list, product, first)).toEqual([]);
  });

  it('is kept as text, and anything else is an empty list', () => {
    expect(parseWatchList(JSON.stringify(list))).toEqual(list);
    for (const text of [
      null,
      '',
      'x',
      '{}',
      '[{"id":1}]',
      '[null]',
      '[{"id":"1","seen":{"at":1}}]',
      JSON.stringify([{ ...list[0], title: 1 }]),
    ]) {
      expect(parseWatchList(text)).toEqual([]);
    }
  });

  it('is full at fifty', () => {
    const full = Array.from({ length: maxWatched }, (_, n) => ({ ...list[0]!, id: `p${n}` }));
    expect(toggleWatched(full, product, first)).toBe(full);
  });

  it('compares with the visit before, and two looks within half an hour are one visit', () => {
    const cheaper = { ...product, price: '170.00' };
    const second = visitWatchList(list, [cheaper], minutesLater(60));
    expect(second[0]).toMatchObject({
      seen: { totalPence: 17_500 },
      before: { totalPence: 18_500 },
    });
    expect(visitWatchList(second, [cheaper], minutesLater(80))).toEqual(second);
    const third = visitWatchList(second, [cheaper], minutesLater(100));
    expect(third[0]?.before.totalPence).toBe(17_500);
  });

  it('keeps what is no longer listed as it was', () => {
    expect(visitWatchList(list, [], minutesLater(60))).toEqual(list);
  });

  it('knows each price by the title that it had when it was last listed', () => {
    expect(list[0]?.title).toBe('Mounjaro 5mg at Ashdown Online Clinic');
    const renamed = { ...product, company: { name: 'Ashdown Health' } };
    const [row] = visitWatchList(list, [renamed], minutesLater(1));
    expect(row).toEqual({ ...list[0], title: 'Mounjaro 5mg at Ashdown Health' });
  });

  it('of before there were titles is understood, and gets them at the next look', () => {
    const untitled = list.map(({ title: _title, ...row }) => row);
    const kept = parseWatchList(JSON.stringify(untitled));
    expect(kept).toEqual(untitled);
    expect(visitWatchList(kept, [product], minutesLater(1))).toEqual(list);
  });
});

describe('what changed', () => {
  const [row] = list as [WatchList[number]];
  it.each<[string, Partial<Watchable>]>([
    ['No change since 1 November 2026', {}],
    ['£10.00 less since 1 November 2026', { price: '170.00' }],
    ['£0.50 more since 1 November 2026', { deliveryFee: '5.50' }],
    ['Sold out since 1 November 2026', { inStock: false }],
    ['Sold out, £10.00 less since 1 November 2026', { inStock: false, price: '170.00' }],
    ['A fee is no longer stated since 1 November 2026', { deliveryFee: null }],
    [
      'A fee is no longer stated, price £10.00 less since 1 November 2026',
      { deliveryFee: null, price: '170.00' },
    ],
    [
      'Not checked since 10 October 2026',
      {
        freshness: 'older',
        checkedAt: '2026-10-10T09:00:00.000Z',
        price: '170.00',
        inStock: false,
      },
    ],
  ])('%s', (text, change) => {
    expect(watchedChange(row, { ...product, ...change })).toBe(text);
  });

  describe('of a total that lacks a fee', () => {
    const lacksDelivery = { ...product, consultationFee: '20.00', deliveryFee: null };
    const [watched] = toggleWatched([], lacksDelivery, first) as [WatchList[number]];
    it.each<[string, Partial<Watchable>]>([
      ['No change since 1 November 2026', {}],
      ['£20.00 less since 1 November 2026', { consultationFee: '0.00' }],
      ['£10.00 more since 1 November 2026', { price: '190.00' }],
      ['All fees are known now since 1 November 2026', { deliveryFee: '5.00' }],
      [
        'All fees are known now, price £10.00 less since 1 November 2026',
        { deliveryFee: '5.00', price: '170.00' },
      ],
      [
        'Not all fees are stated since 1 November 2026',
        { consultationFee: null, deliveryFee: '5.00' },
      ],
      [
        'Not all fees are stated, price £10.00 less since 1 November 2026',
        { consultationFee: null, deliveryFee: '5.00', price: '170.00' },
      ],
      [
        'Sold out, not all fees are stated, price £10.00 more since 1 November 2026',
        { consultationFee: null, price: '190.00', inStock: false },
      ],
    ])('%s', (text, change) => {
      expect(watchedChange(watched, { ...lacksDelivery, ...change })).toBe(text);
    });
  });

  it('is said of a list of before prices were kept as far as its totals can be compared', () => {
    const changeOf = (before: object, now: Watchable) => {
      const figure = { at: first.toISOString(), inStock: true, ...before };
      const text = JSON.stringify([{ id: '1', seen: figure, before: figure }]);
      const [kept] = parseWatchList(text);
      return watchedChange(kept!, now);
    };
    const cheaper = { ...product, price: '170.00' };
    const incomplete = { ...cheaper, deliveryFee: null };
    const complete = { totalPence: 18_500, isComplete: true };
    const least = { totalPence: 20_000, isComplete: false };
    expect(changeOf(complete, cheaper)).toBe('£10.00 less since 1 November 2026');
    expect(changeOf(complete, incomplete)).toBe('A fee is no longer stated since 1 November 2026');
    expect(changeOf(least, incomplete)).toBe('Not all fees are stated since 1 November 2026');
  });

  it('is said of what is back in stock', () => {
    const before = { ...row.before, inStock: false };
    expect(watchedChange({ ...row, before }, product)).toBe('Back in stock since 1 November 2026');
  });

  it('is, of what is no longer listed, when it was last seen', () => {
    const days = (count: number) => minutesLater(count * 24 * 60);
    const [gone] = visitWatchList(visitWatchList(list, [product], days(9)), [], days(19));
    expect(watchedChange(gone!, undefined)).toBe('No longer listed, last seen on 10 November 2026');
  });
});
