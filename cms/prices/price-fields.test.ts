import { describe, expect, it } from 'vitest';
import { findColumns } from './file/columns.ts';
import { priceFile } from './file/price-columns.ts';
import { readRow } from './file/read-row.ts';
import { priceFieldNames, priceFields } from './price-fields.ts';

const product = { provider: 'Ashdown', medication: 'Mounjaro', dose: '2.5mg', pricePence: '129' };

describe('each price field', () => {
  it.each(priceFieldNames)('has examples in the template that an import reads: %s', (name) => {
    for (const example of priceFields[name].examples) {
      expect(readRow({ ...product, [name]: example })).toHaveProperty('value');
    }
  });

  it.each([
    ['pricePence', 129_900],
    ['consultationFeePence', null],
    ['consultationFeePence', 0],
    ['deliveryFeePence', 495],
    ['inStock', true],
    ['inStock', false],
    ['sourceUrl', null],
    ['sourceUrl', 'https://clinic.example/prices'],
    ['checkedAt', '2026-06-20T23:30:01.002Z'],
  ] as const)('is read from a file as it was written there: %s, %j', (name, value) => {
    const write = priceFields[name].write as (value: unknown) => string;
    const row = readRow({ ...product, [name]: write(value) });
    expect(row).toMatchObject({ value: { patch: { [name]: value } } });
  });

  it('and each column is found by its heading and by each alias, none of which two columns share', () => {
    for (const { key, heading, aliases } of priceFile.columns) {
      for (const name of [heading, ...aliases]) {
        expect(findColumns(priceFile.columns, [name]).keys).toEqual([key]);
      }
    }
  });
});
