import { describe, expect, it } from 'vitest';
import { memoiseByObject } from './memoise.ts';

describe('a memoised function of an object', () => {
  const doubled = () => {
    let calls = 0;
    const double = memoiseByObject(({ pence }: { pence: number }) => {
      calls += 1;
      return pence * 2;
    });
    return { double, calls: () => calls };
  };

  it('is called once for each object', () => {
    const { double, calls } = doubled();
    const price = { pence: 10 };
    expect([double(price), double(price), double({ pence: 10 })]).toEqual([20, 20, 20]);
    expect(calls()).toBe(2);
  });

  it('is called again for a copy with another value', () => {
    const { double } = doubled();
    const price = { pence: 10 };
    double(price);
    expect(double({ ...price, pence: 20 })).toBe(40);
  });

  it('is told from another function of the same object', () => {
    const { double } = doubled();
    const half = memoiseByObject(({ pence }: { pence: number }) => pence / 2);
    const price = { pence: 10 };
    expect([double(price), half(price)]).toEqual([20, 5]);
  });

  it('leaves nothing that a reader of the object meets', () => {
    const { double } = doubled();
    const price = { pence: 10 };
    double(price);
    expect(JSON.stringify(price)).toBe('{"pence":10}');
    expect(Object.entries(price)).toEqual([['pence', 10]]);
    expect(structuredClone(price)).toEqual({ pence: 10 });
  });
});
