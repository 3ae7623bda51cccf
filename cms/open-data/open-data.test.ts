import { parse } from 'papaparse';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let first: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  const { payload } = app;
  const provider = await createRegisteredProvider(payload, { name: '=Ashdown, "Online"' });
  const medication = await createMedication(payload);
  const related = { provider: provider.id, medication: medication.id };
  first = await createProduct(payload, {
    ...related,
    pricePence: 12_950,
    consultationFeePence: 0,
    deliveryFeePence: null,
  });
  await createProduct(payload, { ...related, dose: '5mg', pricePence: 15_900, inStock: false });
});
afterAll(() => app.stop());

describe('the price files', () => {
  it('say the same in CSV and JSON, and leave unknown values empty', async () => {
    const { text, headers } = await supertest(app.app).get('/data/prices.csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    const { data } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data[0]).toMatchObject({
      product: first.id,
      price_gbp: '129.5',
      consultation_fee_gbp: '0',
      delivery_fee_gbp: '',
      total_gbp: '129.5',
      total_is_complete: 'false',
      in_stock: 'true',
    });
    const { body } = await supertest(app.app).get('/data/prices.json').expect(200);
    expect(body).toHaveLength(2);
    expect(data).toHaveLength(2);
    expect(body[0]).toMatchObject({ price_gbp: 129.5, delivery_fee_gbp: null });
    const asText = (value: boolean | number | string | null) =>
      value === null ? '' : String(value);
    for (const [index, row] of (
      body as Record<string, boolean | number | string | null>[]
    ).entries()) {
      const { provider, ...rest } = row;
      expect(data[index]).toMatchObject(
        Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, asText(value)])),
      );
      expect(data[index]?.provider).toBe(`'${String(provider)}`);
    }
  });

  it('are described column by column, with licence and URL', async () => {
    const { body } = await supertest(app.app).get('/data/datapackage.json').expect(200);
    expect(body.licenses[0].name).toBe('CC-BY-4.0');
    const { text } = await supertest(app.app).get('/data/prices.csv');
    const header = text.split(/\r?\n/)[0]?.split(',');
    expect(header).toEqual([
      'product',
      'medication',
      'active_ingredient',
      'dose',
      'provider',
      'provider_slug',
      'provider_type',
      'registers',
      'price_gbp',
      'price_unit',
      'first_order_price_gbp',
      'consultation_fee_gbp',
      'consultation_fee_basis',
      'delivery_fee_gbp',
      'total_gbp',
      'total_is_complete',
      'in_stock',
      'checked_at',
      'evidence_sha256',
    ]);
    expect(body.resources.map(({ path }: { path: string }) => path)).toEqual([
      expect.stringMatching(/\/data\/prices\.csv$/),
      expect.stringMatching(/\/data\/prices\.json$/),
    ]);
    for (const { schema } of body.resources)
      expect(schema.fields.map(({ name }: { name: string }) => name)).toEqual(header);
  });
});

describe('the embeddable picture of a dose', () => {
  it('shows the lowest prices on sale and the day they were checked', async () => {
    const { body, headers } = await supertest(app.app)
      .get('/data/embed/mounjaro/2.5MG.svg')
      .expect(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const svg = String(body);
    expect(svg).toContain('£129.50');
    expect(svg).toContain('at least');
    expect(svg).toMatch(/All checked since \d+ \w+ \d{4}/);
  });

  it('says so when nothing is on sale, and is 404 for a dose that nobody lists', async () => {
    const { body } = await supertest(app.app).get('/data/embed/mounjaro/5mg.svg').expect(200);
    expect(String(body)).toContain('Nothing is on sale now.');
    await supertest(app.app).get('/data/embed/mounjaro/99mg.svg').expect(404);
  });
});
