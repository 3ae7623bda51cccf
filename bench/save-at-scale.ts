import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { noReviews } from '#collections/review-summaries/count-reviews.ts';
import { announceChange } from '#collections/change-feed.ts';
import { startCatalogue } from '#cms/catalogue/catalogue-service.ts';
import { readEnvironment } from '#cms/runtime/env.ts';
import { startApp } from '#cms/runtime/start-app.ts';
import { createMedication } from '#cms/testing/example-data.ts';
import { median } from './median.ts';

// `npm run bench:scale -- [TIMES]`: the cost of a start and of saving a price in a directory that many times the size
// of the demo, on the embedded database. DATA_DIR=/dev/shm takes the disk out of the measurement.

const times = Number(process.argv[2] ?? 1);
const providers = 32 * times;
const productsEach = 5;
const saves = 25;
const day = 24 * 3_600_000;
const doses = ['2.5mg', '5mg', '7.5mg', '10mg', '12.5mg', '15mg'];

const dataDir = mkdtempSync(path.join(process.env.DATA_DIR ?? tmpdir(), 'directory-bench-'));
const env = readEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { payload, stop } = await startApp(env);
try {
  const products = await fill(payload);
  const loading = await measure(() => startCatalogue(payload));
  const { result: catalogue } = loading;
  const saving: Measured[] = [];
  const updating: Measured[] = [];
  for (let save = 0; save < saves; save += 1) {
    const id = products[(save * 7919) % products.length] ?? '';
    const data = { pricePence: 20_000 + save };
    saving.push(
      await measure(() =>
        payload.update({ collection: 'products', id, data, overrideAccess: true }),
      ),
    );
    await payload.db.updateOne({ collection: 'products', id, data: { pricePence: 30_000 + save } });
    const change = { collection: 'products', ids: [id] };
    updating.push(await measure(() => announceChange(payload, change)));
  }
  console.log(`${providers} providers, ${products.length} products`);
  console.log('| | ms | of which CPU time |\n| --- | ---: | ---: |');
  print('loading the catalogue', [loading]);
  print('saving a price', saving);
  print('of which the catalogue', updating);
  await catalogue.stop();
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

type Measured = { wall: number; processor: number };

async function measure<Result>(
  task: () => Promise<Result>,
): Promise<Measured & { result: Result }> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(before);
  return { result, wall: performance.now() - start, processor: (user + system) / 1000 };
}

function print(what: string, measured: readonly Measured[]): void {
  const { wall } = median(measured, (each) => each.wall);
  const { processor } = median(measured, (each) => each.processor);
  console.log(`| ${what} | ${wall.toFixed(1)} | ${processor.toFixed(1)} |`);
}

/** Writes below Payload, which would take minutes; returns the ids of the products. */
async function fill({ db }: Payload): Promise<string[]> {
  const brands = ['Mounjaro', 'Wegovy', 'Saxenda'];
  const medications = await Promise.all(
    brands.map((name, order) => createMedication(payload, { name, order })),
  );
  const ids: string[] = [];
  for (let index = 0; index < providers; index += 1) {
    const { id: provider } = await db.create({
      collection: 'providers',
      data: {
        name: `Provider ${index}`,
        slug: `provider-${index}`,
        type: 'Specialist online clinic',
        features: ['Next-day delivery'],
        _status: 'published',
      },
    });
    const counts = { ...noReviews(), ratings: [1, 2, 3, 10, index % 50] };
    const data = { provider, counts, newest: [] };
    await db.create({ collection: 'review-summaries', data, returning: false });
    for (let product = 0; product < productsEach; product += 1) {
      const sold = {
        provider,
        medication: medications[product % medications.length]?.id,
        dose: doses[product % doses.length],
      };
      const pricePence = 12_000 + ((index * 37 + product * 211) % 9000);
      const { id } = await db.create({
        collection: 'products',
        data: {
          ...sold,
          title: `Provider ${index} ${product}`,
          pricePence,
          priceUnit: 'month',
          inStock: true,
          checkedAt: daysAgo((index + product) % 40),
        },
      });
      ids.push(String(id));
      for (const days of [3, 20]) {
        const seen = { pricePence: pricePence - days, seenAt: daysAgo(days), isListed: true };
        await db.create({
          collection: 'observations',
          data: { ...sold, ...seen, product: id, recordedAt: daysAgo(days), route: 'system' },
          returning: false,
        });
      }
    }
  }
  return ids;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * day).toISOString();
}
