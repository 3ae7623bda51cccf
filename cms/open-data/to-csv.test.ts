import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { toCsv } from './to-csv.ts';

const columns = ['provider', 'price_gbp', 'delivery_fee_gbp', 'in_stock'].map((name) => ({ name }));
const row = { provider: 'Ashdown', price_gbp: 129.5, delivery_fee_gbp: null, in_stock: true };

it('a file has a head, and a line for each row; nothing in it is run as a formula', async () => {
  const rows = [row, { ...row, provider: '=Łódź, "Online"', in_stock: false }];
  expect(await toCsv(columns, rows)).toBe(
    `provider,price_gbp,delivery_fee_gbp,in_stock
Ashdown,129.5,,true
"'=Łódź, ""Online""",129.5,,false
`,
  );
});

it.each([0, 1, 199, 200, 201, 1000])('a file of %d rows has them all in order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ provider: String(index) }));
  expect(await toCsv([{ name: 'provider' }], rows)).toBe(
    ['provider', ...rows.map(({ provider }) => provider), ''].join('\n'),
  );
});

it('a long file is written in parts, between which others have their turn', async () => {
  const rows = Array.from({ length: 1000 }, () => row);
  expect(await countTurns(() => toCsv(columns, rows))).toBeGreaterThanOrEqual(5);
});
