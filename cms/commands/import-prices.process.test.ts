import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { textRow, workbook } from '../testing/spreadsheet.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

let test: TestPayload;
let product: Product;

beforeAll(async () => {
  test = await startTestPayload();
  const provider = await createProvider(test.payload);
  const medication = await createMedication(test.payload);
  product = await createProduct(test.payload, {
    provider: provider.id,
    medication: medication.id,
    dose: '2.5mg',
  });
});
beforeEach(async () => {
  const data = { pricePence: 10_000, deliveryFeePence: null };
  await test.payload.update({ collection: 'products', id: product.id, data });
});
afterAll(() => test.stop());

type Outcome = { exitCode: number; printed: string; problem: string };

/** Runs the command in a process of its own, on the database of the test. */
function run(...parameters: string[]): Promise<Outcome> {
  const node = ['--conditions=production', 'dist/testing/import-prices.js'];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: test.env.dataDir,
    DATABASE_URL: test.env.databaseUrl,
    LOG_LEVEL: 'error',
  } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...node, ...parameters],
      { env },
      (_error, printed, problem) =>
        resolve({ exitCode: child.exitCode ?? Number.NaN, printed, problem }),
    );
  });
}

function file(...rows: string[]): string {
  const name = path.join(test.env.dataDir, 'prices.csv');
  writeFileSync(name, ['Provider,Medication,Dose,Price,Delivery fee,Remarks', ...rows].join('\n'));
  return name;
}

async function pricePence(): Promise<number> {
  const stored = await test.payload.findByID({ collection: 'products', id: product.id });
  return stored.pricePence;
}

const row = (price: string) => `Ashdown Online Clinic,Mounjaro,2.5mg,${price},4.95,`;

describe('npm run import', () => {
  it('applies a file, and says what has become of each row', async () => {
    const { exitCode, printed } = await run(file(row('110')));
    expect(printed.split('\n')).toEqual([
      'The column “Remarks” is not used.',
      'Line 2, changed: Ashdown Online Clinic, Mounjaro 2.5mg; Price £100 → £110, Delivery fee not known → £4.95',
      '0 unchanged, 0 checked, no change, 1 changed, 0 changed here too, 0 new, 0 unknown, 0 wrong',
      'Applied: 1 product changed, 0 added, 0 found unchanged.',
      '',
    ]);
    expect(exitCode).toBe(0);
    expect(await pricePence()).toBe(11_000);
  });

  it('with --dry-run only says what would change', async () => {
    const { exitCode, printed } = await run(file(row('110')), '--dry-run');
    expect(printed).toContain('Price £100 → £110');
    expect(printed).not.toContain('Applied');
    expect(exitCode).toBe(0);
    expect(await pricePence()).toBe(10_000);
  });

  it('writes nothing of a file in which a row is wrong', async () => {
    const rows = [row('110'), 'Ashdown Online Clinic,Mounjaro,5mg,nothing,,'];
    const { exitCode, printed, problem } = await run(file(...rows));
    expect(printed).toContain(
      'Line 3, wrong: Ashdown Online Clinic, Mounjaro 5mg; “nothing” is not a price.',
    );
    expect(problem).toMatch(/^1 row would be left out\. Put the file right and choose it again/);
    expect(exitCode).toBe(1);
    expect(await pricePence()).toBe(10_000);
  });

  it('writes large changes only if they are accepted', async () => {
    const large = file(row('150'));
    const refused = await run(large);
    expect(refused.problem).toBe(
      'To confirm: 1 row, in line 2. If they are right, run this again with --accept-large-changes.\n',
    );
    expect(refused.exitCode).toBe(1);
    expect(await pricePence()).toBe(10_000);
    const accepted = await run(large, '--accept-large-changes');
    expect(accepted.printed).toContain('Applied: 1 product changed, 0 added, 0 found unchanged.');
    expect(accepted.exitCode).toBe(0);
    expect(await pricePence()).toBe(15_000);
  });

  it('says which sheet and columns it reads, as people have said of them', async () => {
    await test.payload.create({
      collection: 'column-names',
      data: { heading: 'Cost per pen', readAs: 'Price' },
      overrideAccess: true,
    });
    const sheet = textRow(1, ['Provider', 'Medication', 'Dose', 'Cost per pen']);
    const prices = textRow(2, ['Ashdown Online Clinic', 'Mounjaro', '2.5mg', '110']);
    const bytes = workbook([
      { name: 'Notes', rows: textRow(1, ['Notes']) },
      { name: 'November', rows: sheet + prices, state: 'hidden' },
    ]);
    const name = path.join(test.env.dataDir, 'prices.xlsx');
    writeFileSync(name, bytes);
    const { printed } = await run(name, '--dry-run');
    const today = new Date().toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    });
    expect(printed.split('\n').slice(0, 3)).toEqual([
      'The sheet “November” (hidden) is read.',
      `“Cost per pen” is read as Price, remembered from ${today}.`,
      'Line 2, changed: Ashdown Online Clinic, Mounjaro 2.5mg; Price £100 → £110',
    ]);
  });

  it('refuses decimal commas and says what to do', async () => {
    const name = file('Ashdown Online Clinic,Mounjaro,2.5mg,"110,25",,');
    const { exitCode, problem } = await run(name);
    expect(problem).toMatch(
      /^The file has amounts with decimal commas, such as 110,25\. Write them/,
    );
    expect(exitCode).toBe(1);
  });

  it.each([
    ['no file', [], /^npm run import -- FILE \[--dry-run\] \[--accept-large-changes\]\n/],
    ['a file that is not there', ['missing.csv'], /^There is no file missing\.csv\.\n$/],
    ['an option that it does not know', ['prices.csv', '--force'], /^Unknown option '--force'/],
    ['a file that is no table of prices', ['LICENSE'], /^There is no column called “Provider”/],
  ])('with %s says what is wrong', async (_what, parameters, sentence) => {
    const { exitCode, printed, problem } = await run(...parameters);
    expect(problem).toMatch(sentence);
    expect(printed).toBe('');
    expect(exitCode).toBe(1);
  });
});
