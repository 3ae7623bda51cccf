import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceChange } from '#collections/change-feed.ts';
import { newId } from '#collections/products/newest-observation.ts';
import { site } from '#site/entry-server.tsx';
import type { Plan } from '#contract/schemas/plan.ts';
import type { PageState } from '#site/page-state.ts';
import { insertRows } from '../database/insert-rows.ts';
import { createMedication, createProvider } from '../testing/example-data.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';

const providers = 51;
const prices = 501;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ site: { ...noSite, ...site } });
  const { payload } = app;
  const { id: medication } = await createMedication(payload, {
    doseSteps: [{ dose: '1mg', weeks: 4 }],
    doseStepsUrl: 'https://www.medicines.org.uk/emc/product/15484/smpc',
  });
  const stored = await Promise.all(
    Array.from({ length: providers }, (_, index) =>
      createProvider(payload, { name: `Provider ${index}`, slug: `provider-${index}` }),
    ),
  );
  const rows = Array.from({ length: prices }, (_, index) => ({
    id: newId(payload.db),
    title: `Price ${index}`,
    provider: stored[index % providers]!.id,
    medication,
    dose: `${1 + Math.floor(index / providers)}mg`,
    pricePence: 10_000 + index,
    priceUnit: 'month' as const,
    inStock: true,
    checkedAt: new Date().toISOString(),
  }));
  await insertRows(payload, 'products', rows);
  await announceChange(payload, { collection: 'products', ids: rows.map(({ id }) => id) });
});
afterAll(() => app.stop());

const visit = async (path: string) =>
  (await supertest(app.app).get(path).expect(200)).text.replaceAll('<!-- -->', '');

describe('a list of more than fifty', () => {
  it('comes in pages of fifty, each leading to the others', async () => {
    const first = await visit('/providers');
    expect(first).toContain('Showing 1 to 50 of 51 providers');
    expect(first).toContain('href="/providers?page=2#listed"');
    expect(first.match(/href="\/provider\/provider-\d+"/g)).toHaveLength(50);
    const second = await visit('/providers?page=2');
    expect(second).toContain('Showing 51 to 51 of 51 providers');
    expect(second).toContain('href="/providers#listed"');
  });

  it('is on one page where that is not too much', async () => {
    expect(await visit('/providers?page=everything')).toContain('Showing 51 of 51 providers');
    const compared = await visit('/compare');
    expect(compared).toContain('Showing 1 to 50 of 501 prices');
    expect(compared).not.toContain('Show all');
    expect(await visit('/compare?page=everything')).toContain('Showing 1 to 180 of 501 prices');
  });
});

it.each([
  ['1', 50, 'And 1 more.'],
  ['6', 40, 'And 11 more.'],
  ['12', 20, 'And 31 more.'],
])(
  'is in a plan of %s orders with as many as one page takes, and says how many there are',
  async (months, shown, more) => {
    const address = `/plan?medication=mounjaro&months=${months}`;
    const page = await visit(address);
    expect(page).toContain('51 providers left out, and why');
    expect(page.match(/href="\/provider\/provider-\d+"/g)).toHaveLength(shown);
    expect(page).toContain(more);
    const { body } = await supertest(app.app).get(`/_state${address}`).expect(200);
    const plan = (body as PageState).queries.queries.find(
      ({ queryKey: [read] }) => read === '/api/plans',
    )?.state.data as Plan;
    expect(plan.withoutAll).toHaveLength(shown);
  },
);

it('is in no page’s state where it is long: the browser reads it from the API', async () => {
  const readsOf = async (path: string) => {
    const { body } = await supertest(app.app).get(`/_state${path}`).expect(200);
    return (body as PageState).queries.queries.map(({ queryKey: [address] }) => address);
  };
  expect(await readsOf('/compare')).toEqual(['/api/site', '/api/price-lines']);
  expect(await readsOf('/providers')).toContain('/api/companies');
});
