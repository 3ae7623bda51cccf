import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InStatement } from '@libsql/client';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import type { Sqlite } from '#cms/database/adapters.ts';
import { createObservationService } from '#cms/observations/observation-service.ts';
import {
  readDose,
  readFirstTime,
  readLogAsOf,
  readProductsAsOf,
} from '#cms/observations/read-log.ts';
import { readEnvironment } from '#cms/runtime/env.ts';
import { startApp } from '#cms/runtime/start-app.ts';
import { createMedication, createProvider } from '#cms/testing/example-data.ts';
import { median } from './median.ts';

// `npm run bench:log -- [TIMES]`: what each read of the log costs on the embedded database, with ten years of weekly checks of
// so many times as many products as the demo has, and by which indexes it goes.

const times = Number(process.argv[2] ?? 1);
const productCount = 162 * times;
const weeks = 520;
const runs = 5;
const doses = ['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'];

const dataDir = mkdtempSync(path.join(process.env.DATA_DIR ?? tmpdir(), 'directory-bench-'));
const env = readEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { payload, stop } = await startApp(env);
try {
  const { products, medication } = await fill(payload);
  const bytes = statSync(env.databaseUrl.slice('file:'.length)).size;
  const rows = productCount * weeks;
  console.log(
    `${productCount} products, ${rows.toLocaleString('en-GB')} observations, ${Math.round(bytes / 2 ** 20)} MB\n`,
  );
  console.log('| read | rows | ms | index |\n| --- | ---: | ---: | --- |');
  const statements = watchStatements(payload);
  const service = createObservationService(payload);
  const id = products[Math.floor(products.length / 2)] ?? '';
  await measure('a product, newest 50 of 520, and their number', async () => {
    return (await service.page({ id }, { page: 1 })).observations;
  });
  await measure('a product, its last page', async () => {
    return (await service.page({ id }, { page: 11 })).observations;
  });
  await measure('all products as of a day five years ago', () =>
    readLogAsOf(payload, weekAt(weeks / 2)),
  );
  await measure('500 products as of last month', () =>
    readProductsAsOf(payload, products.slice(0, 500), weekAt(weeks - 4)),
  );
  await measure('one dose over the market, 12 months', () =>
    readDose(payload, { medication, dose: '5mg', since: weekAt(weeks - 52) }),
  );
  await measure('the first time', async () => [await readFirstTime(payload)]);

  async function measure(what: string, read: () => Promise<readonly unknown[]>): Promise<void> {
    const measured: { milliseconds: number; found: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      statements.length = 0;
      const start = performance.now();
      const found = await read();
      measured.push({ milliseconds: performance.now() - start, found: found.length });
    }
    const { milliseconds, found } = median(measured, (each) => each.milliseconds);
    const indexes = await indexesOf(payload, [...statements]);
    console.log(`| ${what} | ${found} | ${milliseconds.toFixed(1)} | ${indexes} |`);
  }
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

/** Below Payload and in SQL, which would take hours otherwise. */
async function fill({ db }: Payload): Promise<{ products: string[]; medication: string }> {
  const provider = await createProvider(payload);
  const medications = await Promise.all(
    ['Mounjaro', 'Wegovy', 'Saxenda'].map((name, order) =>
      createMedication(payload, { name, order }),
    ),
  );
  const products = Array.from({ length: productCount }, (_, index): Row<'products'> => ({
    provider: provider.id,
    medication: medications[index % medications.length]?.id ?? '',
    // A unique index has one product a provider, medication and dose; the log is told the doses that repeat.
    dose: `${index}mg`,
    title: `Product ${index}`,
    pricePence: 12_000,
    priceUnit: 'month',
    inStock: true,
    checkedAt: weekAt(weeks - 1),
  }));
  await insertRows(payload, 'products', products);
  const dose = sql.raw(
    `CASE abs(random()) % ${doses.length} ${doses.map((each, index) => `WHEN ${index} THEN '${each}'`).join(' ')} END`,
  );
  for (let week = 0; week < weeks; week += 1) {
    const time = weekAt(week);
    await (db as unknown as Sqlite).drizzle.run(sql`
      INSERT INTO observations (
        id, product_id, provider_id, medication_id, dose, price_pence, delivery_fee_pence, in_stock, source_url,
        seen_at, recorded_at, route, is_listed
      ) SELECT
        lower(hex(randomblob(16))), id, provider_id, medication_id, ${dose}, 10000 + abs(random()) % 9000, 495,
        abs(random()) % 5 > 0, 'https://clinic.example/prices', ${time}, ${time}, 'sample', true
      FROM products`);
  }
  const stored = await db.find<{ id: string }>({
    collection: 'products',
    pagination: false,
    select: { id: true },
  });
  return { products: stored.docs.map(({ id }) => id), medication: medications[0]?.id ?? '' };
}

function weekAt(week: number): string {
  return new Date(Date.UTC(2026, 10, 20, 9) - (weeks - week) * 7 * 24 * 3_600_000).toISOString();
}

/** What is asked from now on. */
function watchStatements({ db }: Payload): InStatement[] {
  const { client } = db as unknown as Sqlite;
  const asked: InStatement[] = [];
  const execute = client.execute.bind(client) as (statement: InStatement) => Promise<never>;
  client.execute = (statement: InStatement) => {
    asked.push(statement);
    return execute(statement);
  };
  return asked;
}

/** How the database goes through the log for these statements, by its own plan. */
async function indexesOf({ db }: Payload, statements: readonly InStatement[]): Promise<string> {
  const { client } = db as unknown as Sqlite;
  const steps = new Set<string>();
  for (const statement of statements) {
    const { sql: text, args } = statement as { sql: string; args: never[] };
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${text}`, args });
    for (const { detail } of rows) {
      if (typeof detail === 'string' && /observations|each_one/.test(detail)) steps.add(detail);
    }
  }
  return [...steps].join('; ');
}
