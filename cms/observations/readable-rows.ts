import type { Payload } from 'payload';
import { isAmount } from '#contract/rules/amount.ts';
import { takeAll } from '#contract/rules/steps.ts';
import { nameUnreadable } from '../database/pass-over.ts';
import type { Observed } from './observed.ts';

type Row = Partial<Observed> & Pick<Observed, 'product'>;

/**
 * What is made of each row of the log. A row of which nothing can be made is left out, and its product is named in the log of
 * the process.
 */
export function fromRows<Read extends Row, Result>(
  payload: Pick<Payload, 'logger'>,
  rows: readonly Read[],
  make: (row: Read) => Result,
): Result[] {
  return takeAll(fromRowsSteps(payload, rows, make));
}

/** The same in steps of one row. */
export function* fromRowsSteps<Read extends Row, Result>(
  payload: Pick<Payload, 'logger'>,
  rows: readonly Read[],
  make: (row: Read) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    try {
      results.push(make(row));
    } catch (error) {
      nameUnreadable(payload, { collection: 'products', id: row.product }, error);
    }
    yield;
  }
  return results;
}

/**
 * Returns a row as it is, if it has times where times belong, and amounts where amounts belong.
 * @throws RangeError if it has not.
 */
export function validRow<Read extends Row>(row: Read): Read {
  for (const field of ['seenAt', 'recordedAt'] as const)
    if (field in row && Number.isNaN(Date.parse(row[field] ?? '')))
      throw new RangeError(`An observation of the product has no time in ${field}.`);
  if ('pricePence' in row && !isAmount(row.pricePence ?? 0, 1))
    throw new RangeError('An observation of the product has no price.');
  for (const field of feeFields)
    if (!isAmount(row[field] ?? 0, 0))
      throw new RangeError(`An observation of the product has no amount in ${field}.`);
  return row;
}

const feeFields = ['firstOrderPricePence', 'consultationFeePence', 'deliveryFeePence'] as const;
