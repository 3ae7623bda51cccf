import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#collections/payload-types.ts';
import { londonMidnight } from '#contract/rules/date.ts';
import { createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

const sourceUrl = 'https://ashdown.example/terms';
const longAgo = '2026-01-02T00:00:00.000Z';

let test: TestPayload;
let provider: Provider;

beforeAll(async () => {
  test = await startTestPayload();
  provider = await createProvider(test.payload);
});
afterAll(() => test.stop());

async function save(terms: NonNullable<Provider['terms']>) {
  const { id } = provider;
  const saved = await test.payload.update({ collection: 'providers', id, data: { terms } });
  return saved.terms ?? {};
}

describe('what a provider asks', () => {
  it('was read now unless the save says when', async () => {
    const start = Date.now();
    const { minBmi, maxPens } = await save({
      minBmi: { value: 30, sourceUrl },
      maxPens: { value: 1, sourceUrl, checkedAt: longAgo },
    });
    expect(Date.parse(minBmi!.checkedAt!)).toBeGreaterThanOrEqual(start);
    expect(maxPens?.checkedAt).toBe(longAgo);
  });

  it('was read again when it changes, and as before when it does not', async () => {
    const start = Date.now();
    await save({ minBmi: { value: 30, sourceUrl, checkedAt: longAgo } });
    const same = await save({ minBmi: { value: 30, sourceUrl, checkedAt: longAgo } });
    expect(same.minBmi?.checkedAt).toBe(longAgo);
    const changed = await save({ minBmi: { value: 27.5, sourceUrl, checkedAt: longAgo } });
    expect(Date.parse(changed.minBmi!.checkedAt!)).toBeGreaterThanOrEqual(start);
  });

  it('may be read later today, as the calendar gives a day no time of its own', async () => {
    const tomorrow = londonMidnight(new Date(), 1);
    const checkedAt = new Date(tomorrow.getTime() - 1).toISOString();
    const { minBmi } = await save({ minBmi: { value: 31, sourceUrl, checkedAt } });
    expect(minBmi?.checkedAt).toBe(checkedAt);
  });

  it('was never read once it is not known any more', async () => {
    const { minBmi } = await save({ minBmi: { value: null, sourceUrl, checkedAt: longAgo } });
    expect(minBmi?.checkedAt ?? null).toBeNull();
  });

  it('keeps the regions that it delivers to', async () => {
    const { deliveryRegions } = await save({
      deliveryRegions: { value: ['england', 'islands'], sourceUrl },
    });
    expect(deliveryRegions?.value).toEqual(['england', 'islands']);
  });

  it.each<[string, NonNullable<Provider['terms']>]>([
    ['without the page that says so', { minBmi: { value: 30, sourceUrl: '' } }],
    ['with something else than an address', { minBmi: { value: 30, sourceUrl: 'their site' } }],
    ['with a figure that cannot be', { minBmi: { value: 3, sourceUrl } }],
    ['with a part of a pen', { maxPens: { value: 1.5, sourceUrl } }],
    [
      'with a check that is to come tomorrow',
      {
        minBmi: { value: 31, sourceUrl, checkedAt: londonMidnight(new Date(), 1).toISOString() },
      },
    ],
  ])('is refused %s, and nothing changes', async (_title, terms) => {
    const before = await save({ minBmi: { value: 29, sourceUrl, checkedAt: longAgo } });
    await expect(save(terms)).rejects.toMatchObject({ status: 400 });
    const { id } = provider;
    const stored = await test.payload.findByID({ collection: 'providers', id });
    expect(stored.terms?.minBmi).toEqual(before.minBmi);
  });
});
