import { describe, expect, it } from 'vitest';
import { readForAlert, type ReadProduct } from './alert-reading.ts';

const at = '2026-11-22T12:00:00.000Z';
const onRegister = [{ register: 'gphc' }] as unknown as ReadProduct['company']['registrations'];

function product(id: string, more: Partial<ReadProduct> = {}): ReadProduct {
  return {
    id,
    price: '180.00',
    consultationFee: '0.00',
    deliveryFee: '5.00',
    inStock: true,
    freshness: 'day',
    company: { id, registrations: onRegister },
    ...more,
  };
}

function read(products: readonly ReadProduct[], providers: string[] = []) {
  return readForAlert(products, providers, at);
}

const dear = product('dear', { price: '200.00' });

describe('what an alert goes by', () => {
  it('is the lowest total with all fees', () => {
    const cheap = product('cheap', { price: '190.00', deliveryFee: '0.00' });
    expect(read([dear, product('fee', { price: '187.00' }), cheap])).toEqual({
      at,
      lowest: { pence: 19_000, product: 'cheap' },
      available: 'cheap',
      isInStock: true,
      uncounted: [],
    });
  });

  it.each<[string, Partial<ReadProduct>]>([
    ['a fee that is unknown', { deliveryFee: null }],
    ['no check in the last 30 days', { freshness: 'older' }],
    ['a provider on no register', { company: { id: 'x', registrations: [] } }],
  ])('is no total with %s', (_why, more) => {
    expect(read([dear, product('cheap', { price: '100.00', ...more })])).toMatchObject({
      lowest: { pence: 20_500, product: 'dear' },
      uncounted: ['cheap'],
    });
  });

  it('is no total that is sold out', () => {
    expect(read([dear, product('cheap', { price: '100.00', inStock: false })])).toMatchObject({
      lowest: { product: 'dear' },
      uncounted: [],
    });
  });

  it('is what the chosen providers ask', () => {
    const products = [dear, product('cheap', { price: '100.00' })];
    expect(read(products, ['dear'])).toMatchObject({ lowest: { product: 'dear' } });
    expect(read(products, ['nobody'])).toMatchObject({ lowest: null, isInStock: false });
  });

  it('says that it is in stock where a fee is unknown, and nothing where it was not checked', () => {
    expect(read([product('a', { deliveryFee: null })])).toMatchObject({
      lowest: null,
      available: 'a',
      isInStock: true,
    });
    expect(read([product('a', { freshness: 'older' })])).toMatchObject({ isInStock: null });
    expect(read([product('a', { inStock: false })])).toMatchObject({ isInStock: false });
  });
});
