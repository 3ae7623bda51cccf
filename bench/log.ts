import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InStatement } from '@libsql/client';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { startCatalogue } from '#cms/catalogue/catalogue-service.ts';
import type { Sqlite } from '#cms/database/adapters.ts';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import { createObservationService } from '#cms/observations/observation-service.ts';
import { createPriceHistoryService } from '#cms/observations/price-history-service.ts';
import { observedFields, recordedPriceFields } from '#cms/observations/observed.ts';
import {
  readFirstTime,
  readLogAsOf,
  readPrices,
  readProductsAsOf,
} from '#cms/observations/read-log.ts';
import { createRecentPrices } from '#cms/observations/recent-prices.ts';
import { readEnvironment } from '#cms/runtime/env.ts';
import { startBase } from '#cms/runtime/start-base.ts';
import { createMedication, createProvider } from '#cms/testing/example-data.ts';
import { median } from './median.ts';

// `npm run bench:log -- [TIMES]`: what each read of the log costs on the embedded database, with ten years of weekly checks of
// so many times as many products as the demo has, and by which indexes it goes. At 100 times it needs 8 GB in DATA_DIR.

const times = Number(process.argv[2] ?? 1);
const doses = ['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'];
const brands = ['Mounjaro', 'Wegovy', 'Saxenda'];
const providerCount = 9 * times;
const productCount = providerCount * brands.length * doses.length;
const weeks = 520;
const runs = 5;

const dataDir = mkdtempSync(path.join(process.env.DATA_DIR ?? tmpdir(), 'directory-bench-'));
const env = readEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { payload, stop } = await startBase(env);
try {
  const began = performance.now();
  const { products, providers, medication } = await fill(payload);
  const bytes = statSync(env.databaseUrl.slice('file:'.length)).size;
  const rows = productCount * weeks;
  console.log(
    `${productCount} products, ${rows.toLocaleString('en-GB')} observations, ${Math.round(bytes / 2 ** 20)} MB, filled in ${Math.round((performance.now() - began) / 1000)} s\n`,
  );
  console.log('| read | found | ms | longest hold, ms | by |\n| --- | ---: | ---: | ---: | --- |');
  const statements = watchStatements(payload);
  const receipts = createObservationService(payload);
  const catalogue = await startCatalogue(payload);
  const recentPrices = createRecentPrices(payload, catalogue);
  const history = createPriceHistoryService(payload, recentPrices);
  const id = products[Math.floor(products.length / 2)] ?? '';
  const now = new Date(weekAt(weeks));

  await measure('a product, newest 50 of 520, and their number', async () => {
    return (await receipts.page({ id }, { page: 1 })).observations;
  });
  await measure('a product, its last page', async () => {
    return (await receipts.page({ id }, { page: 11 })).observations;
  });
  await measure('a provider, ten years of its 18 products', async () => {
    const own = products.slice(0, 18).map((each) => ({ id: each, name: '', dose: '' }));
    return (await history.ofProvider({ products: own as never }, now)).products;
  });
  await measure('all products as of a day five years ago', () =>
    readLogAsOf(payload, weekAt(weeks / 2), observedFields),
  );
  await measure('their prices as of then', () =>
    readLogAsOf(payload, weekAt(weeks / 2), ['product', 'pricePence', 'seenAt', 'isListed']),
  );
  await measure('500 products as of last month, for the catalogue', () =>
    readProductsAsOf(payload, products.slice(0, 500), weekAt(weeks - 4), recordedPriceFields),
  );
  await measure('the prices of 50 products in 12 months', async () => {
    const year = { since: weekAt(weeks - 52), until: weekAt(weeks) };
    const prices = await readPrices(payload, products.slice(0, 50), year);
    return [...prices.values()].flatMap(({ seenAt }) => seenAt);
  });
  for (const range of ['3', '12', 'all'] as const) {
    await measure(`one dose over the market, the chart of ${range} months`, () =>
      history.ofMarket({ medication, dose: '5mg', providers, range }, now),
    );
  }
  await measure('the prices of all products in a year, ahead', async () => {
    await recentPrices.readAhead();
    return products;
  });
  await measure('one dose over the market, the chart of 12 months, then', () =>
    history.ofMarket({ medication, dose: '5mg', providers, range: '12' }, now),
  );
  await measure('the first time of all', async () => [await readFirstTime(payload)]);
  await catalogue.stop();

  async function measure(what: string, read: () => Promise<readonly unknown[]>): Promise<void> {
    const measured: { milliseconds: number; hold: number; found: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      statements.length = 0;
      const hold = watchHold();
      const start = performance.now();
      const found = await read();
      const milliseconds = performance.now() - start;
      measured.push({ milliseconds, hold: hold(), found: found.length });
    }
    const { milliseconds, hold, found } = median(measured, (each) => each.milliseconds);
    const indexes = await indexesOf(payload, [...statements]);
    console.log(
      `| ${what} | ${found} | ${milliseconds.toFixed(1)} | ${hold.toFixed(0)} | ${indexes} |`,
    );
  }
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

/** Below Payload and in SQL, which would take hours otherwise; the indexes are made once all is in. */
async function fill({ db }: Payload) {
  const medications = await Promise.all(
    brands.map((name, order) => createMedication(payload, { name, order })),
  );
  const { id: _id, ...example } = await createProvider(payload);
  const providers = Array.from({ length: providerCount }, () => randomUUID());
  await insertRows(
    payload,
    'providers',
    providers.map((id): Row<'providers'> => ({
      id,
      name: `Provider ${id}`,
      slug: `provider-${id}`,
      type: example.type,
      description: example.description,
      _status: 'published',
    })),
  );
  await insertRows(
    payload,
    'products',
    providers.flatMap((provider) =>
      medications.flatMap(({ id: medication, name }) =>
        doses.map((dose): Row<'products'> => ({
          provider,
          medication,
          dose,
          title: `${name} ${dose}`,
          pricePence: 12_000,
          priceUnit: 'month',
          inStock: true,
          checkedAt: weekAt(weeks - 1),
        })),
      ),
    ),
  );
  await withoutIndexes(db as unknown as Sqlite, async ({ drizzle }) => {
    for (let week = 0; week < weeks; week += 1) {
      const time = weekAt(week);
      // A price changes every eighth week, stock every sixth.
      await drizzle.run(sql`
        INSERT INTO observations (
          id, product_id, provider_id, medication_id, dose, price_pence, delivery_fee_pence, in_stock, source_url,
          seen_at, recorded_at, route, is_listed
        ) SELECT
          printf('%08x-0000-4000-8000-%012x', ${week}, rowid), id, provider_id, medication_id, dose,
          10000 + (rowid * 7919 + (rowid + ${week}) / 8 * 104729) % 9000, 495, (rowid + ${week} / 6) % 5 > 0,
          'https://clinic.example/prices', ${time}, ${time}, 'sample', true
        FROM products`);
    }
  });
  const { docs } = await db.find<{ id: string }>({
    collection: 'products',
    pagination: false,
    select: { id: true },
  });
  return {
    products: docs.map(({ id }) => id),
    providers: new Set(providers),
    medication: medications[0]?.id ?? '',
  };
}

/** What is lost when the machine fails is only a measurement. */
async function withoutIndexes(db: Sqlite, write: (db: Sqlite) => Promise<void>): Promise<void> {
  const { client } = db;
  const indexes = await db.drizzle.all<{ name: string; statement: string }>(sql`
    SELECT name, sql AS statement FROM sqlite_master
    WHERE type = 'index' AND tbl_name = 'observations' AND sql IS NOT NULL`);
  await client.execute('PRAGMA synchronous = OFF');
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute('PRAGMA cache_size = -1000000');
  for (const { name } of indexes) await client.execute(`DROP INDEX "${name}"`);
  await write(db);
  for (const { statement } of indexes) await client.execute(statement);
  await client.execute('PRAGMA foreign_keys = ON');
  await client.execute('PRAGMA cache_size = -2000');
}

function weekAt(week: number): string {
  return new Date(Date.UTC(2026, 10, 20, 9) - (weeks - week) * 7 * 24 * 3_600_000).toISOString();
}

/** Until it is asked: the longest time for which the event loop was held, in milliseconds. */
function watchHold(): () => number {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
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
