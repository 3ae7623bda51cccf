import { priceFieldNames, priceFields, type PricePatch } from '../price-fields.ts';
import type { PriceColumn } from './price-columns.ts';
import type { Cells } from './table.ts';
import type { Read } from './read-amount.ts';
import { readDose, readName } from './read-name.ts';

/** Which product a row is about, by its names, and what it sets: the rest stays as it is stored. */
export type PriceRow = {
  provider: string;
  medication: string;
  dose: string;
  patch: PricePatch;
  /** Of a file that was downloaded from here: the id of the observation that the row was written from. */
  version: string | undefined;
};

const readProvider = readName('provider');
const readMedication = readName('medication');

/** Reads the cells of a row by the rules of the form; of several problems it names each. */
export function readRow(cells: Cells<PriceColumn>): Read<PriceRow> {
  const problems: string[] = [];
  const row = {
    provider: valueOf(readProvider(cells.provider ?? '')) ?? '',
    medication: valueOf(readMedication(cells.medication ?? '')) ?? '',
    dose: valueOf(readDose(cells.dose ?? '')) ?? '',
    patch: readPatch(),
    version: cells.version,
  };
  return problems.length === 0 ? { value: row } : { problem: problems.join(' ') };

  /** Without the columns that the file does not have, and the cells that do not say. */
  function readPatch(): PricePatch {
    const values = priceFieldNames.flatMap((name) => {
      const text = cells[name];
      const value = text === undefined ? undefined : valueOf<unknown>(priceFields[name].read(text));
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(values) as PricePatch;
  }

  function valueOf<Value>(read: Read<Value>): Value | undefined {
    if ('value' in read) return read.value;
    problems.push(read.problem);
    return undefined;
  }
}
