import { queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { HttpError } from './api/http-error.ts';
import { readFirst } from './first-reads.ts';

const prices = queryOptions<string[], HttpError>({
  queryKey: ['/api/prices', 'wegovy', { sortBy: 'price' }],
  meta: { errorMessage: 'No prices' },
});
const guides = queryOptions<string[], HttpError>({ queryKey: ['/api/guides'] });

describe('what a page reads before it renders', () => {
  it('is read once, however many of its parts ask for it', async () => {
    const asked: string[] = [];
    const reads = await readFirst([prices, guides, { ...prices }], async (path) => {
      asked.push(path);
      return [path];
    });
    expect(asked).toEqual(['/api/prices/wegovy?sortBy=price', '/api/guides']);
    expect(reads.one(guides)).toMatchObject({ data: ['/api/guides'], isSuccess: true });
    expect(reads.many([guides, prices]).map(({ data }) => data?.[0])).toEqual(asked.toReversed());
  });

  it('fails in the words of whoever asks, with the status of the answer', async () => {
    const reads = await readFirst([prices, guides], async (path) => {
      throw new HttpError(404, `404: ${path}`);
    });
    const [failedPrices, failedGuides] = [reads.one(prices), reads.one(guides)];
    expect(failedPrices).toMatchObject({ isError: true, isFetching: false, data: undefined });
    expect(failedPrices.error).toMatchObject({ status: 404, message: 'No prices' });
    expect(failedGuides.error).toMatchObject({ status: 404, message: '404: /api/guides' });
  });

  it('leaves the rest to the browser: it is loading, with what is known to show in its place', async () => {
    const reads = await readFirst([guides], async () => []);
    expect(reads.one({ ...prices, placeholderData: () => ['£1'] })).toMatchObject({
      data: ['£1'],
      isPlaceholderData: true,
      isFetching: true,
    });
    expect(reads.one(prices)).toMatchObject({
      data: undefined,
      error: null,
      isPending: true,
      isFetching: true,
    });
  });
});
