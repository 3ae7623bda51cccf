import express from 'express';
import { expect, it } from 'vitest';
import { priceRow } from '#contract/rules/open-data.ts';
import { exampleProduct } from '#site/components/examples/example-data.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { dispatch } from '../http/dispatch.ts';
import { bytesOf } from '../http/prepared-answer.ts';
import { countTurns } from '../testing/count-turns.ts';
import { openDataRoutes } from './open-data-routes.ts';

const products = Array.from({ length: 5000 }, (_, id) => ({ ...exampleProduct, id: String(id) }));
const app = express().use(
  openDataRoutes({
    catalogue: { current: () => ({ products }) as unknown as Catalogue },
    snapshots: { withFiles: () => Promise.reject(new Error('No month was asked for.')) },
    publicUrl: 'https://directory.example',
  }),
);

it.each(['csv', 'json'])(
  'the prices of a large directory as %s leave others their turn on the way',
  async (type) => {
    const turns = await countTurns(async () => {
      const answer = await dispatch(app, `/data/prices.${type}`);
      expect(answer.status).toBe(200);
      await bytesOf(answer);
    });
    expect(turns).toBeGreaterThan(30);
  },
);

it('the prices as JSON are the rows without a space between them', async () => {
  const answer = await dispatch(app, '/data/prices.json');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  expect((await bytesOf(answer)).toString()).toBe(JSON.stringify(products.map(priceRow)));
});
