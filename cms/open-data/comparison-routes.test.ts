import { parse } from 'papaparse';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openSpreadsheet } from '../prices/file/spreadsheet/open-spreadsheet.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { payload } = app;
  const provider = await createRegisteredProvider(payload, { name: '=Ashdown, "Online"' });
  const medication = await createMedication(payload);
  const related = { provider: provider.id, medication: medication.id };
  await createProduct(payload, {
    ...related,
    pricePence: 12_000,
    consultationFeePence: 5000,
    deliveryFeePence: 0,
  });
  await createProduct(payload, {
    ...related,
    dose: '5mg',
    pricePence: 15_900,
    consultationFeePence: 0,
    deliveryFeePence: 0,
  });
});
afterAll(() => app.stop());

async function csv(query: string) {
  const { text } = await supertest(app.app).get(`/compare.csv${query}`).expect(200);
  expect(text.startsWith('\uFEFFTotal to pay (£),Total is,Total is for,Medication,')).toBe(true);
  return parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}
const doses = (rows: Record<string, string>[]) => rows.map(({ Dose }) => Dose);

it('the comparison as CSV has the page’s parameters and orders, lowest total first', async () => {
  const { headers } = await supertest(app.app).get('/compare.csv').expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename=price-comparison-\d{4}-\d{2}-\d{2}\.csv$/,
  );
  const rows = await csv('');
  expect(doses(rows)).toEqual(['5mg', '2.5mg']);
  expect(rows[0]?.Provider).toBe(`'=Ashdown, "Online"`);
  expect(doses(await csv('?sort=price'))).toEqual(['2.5mg', '5mg']);
  expect(doses(await csv('?max=160'))).toEqual(['5mg']);
  // Asked for twice, so that the cache answers.
  expect(doses(await csv('?dose=2.5MG&type=all&max='))).toEqual(['2.5mg']);
  expect(doses(await csv('?dose=2.5MG&type=all&max='))).toEqual(['2.5mg']);
  expect(doses(await csv('?medication=ozempic'))).toEqual([]);
});

it('the comparison as CSV says which order its totals are for', async () => {
  const [row] = await csv('?order=first');
  expect(row?.['Total is for']).toBe('First order');
});

it('the comparison as an Excel file has the same rows', async () => {
  const { body, headers } = await supertest(app.app)
    .get('/compare.xlsx?sort=price')
    .buffer()
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  expect(headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(headers['content-disposition']).toMatch(/\.xlsx$/);
  const lines: string[][] = [];
  const { sheets, readSheet } = openSpreadsheet(body as Buffer);
  readSheet(sheets[0]!, ({ cells }) => lines.push([...cells]));
  const [head, ...rows] = lines;
  expect(head?.slice(0, 2)).toEqual(['Total to pay (£)', 'Total is']);
  expect(rows.map((row) => row[5])).toEqual(['2.5mg', '5mg']);
});

it.each([
  ['max=cheap', 'maxTotal is an amount in pounds, such as 180 or 180.50.'],
  ['sort=cheapest', /sortBy takes one of: /],
  ['dose=1mg&dose=2mg', 'dose is given more than once.'],
  ['asOf=yesterday', 'The day (asOf) must be a date, such as 2025-08-31.'],
])('?%s is refused with a sentence', async (query, sentence) => {
  const { text } = await supertest(app.app).get(`/compare.csv?${query}`).expect(400);
  expect(text).toMatch(sentence);
});

it('the comparison as CSV is nowhere else, such as at its address in capitals', async () => {
  const { text } = await supertest(app.app).get('/Compare.csv?medication=wegovy');
  expect(text).toBe('<!doctype html><title>/Compare.csv</title>');
});
