import { termFile, type TermColumn } from '../terms/term-columns.ts';
import type { FileKind } from './columns.ts';
import { priceFile, type PriceColumn } from './price-columns.ts';

/** The columns of each kind of file. */
export type ColumnsOf = { prices: PriceColumn; terms: TermColumn };
export type FileKindName = keyof ColumnsOf;

/** The kinds of files that editors bring in. */
export const fileKinds: { [Name in FileKindName]: FileKind<ColumnsOf[Name]> } = {
  prices: priceFile,
  terms: termFile,
};
