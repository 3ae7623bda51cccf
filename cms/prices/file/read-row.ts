import { doseProblem, isDose } from '#collections/fields/dose.ts';
import { isWebAddress, webAddressProblem } from '#collections/fields/url.ts';
import type { Pence } from '#contract/rules/money.ts';
import { readFee, readPrice, type Read } from './read-amount.ts';
import type { Cells } from './price-table.ts';

/** What a row says; undefined is something on which it is silent, and which therefore stays as it is. */
export type PriceRow = {
  provider: string;
  medication: string;
  dose: string;
  pricePence: Pence;
  consultationFeePence: Pence | null | undefined;
  deliveryFeePence: Pence | null | undefined;
  inStock: boolean | undefined;
  sourceUrl: string | null | undefined;
  /** ISO UTC. */
  checkedAt: string | undefined;
};

/** Reads the cells of a row by the rules of the form; of several problems it names each. */
export function readRow(cells: Cells): Read<PriceRow> {
  const problems: string[] = [];
  const row: PriceRow = {
    provider: take(readName(cells.provider, 'provider')) ?? '',
    medication: take(readName(cells.medication, 'medication')) ?? '',
    dose: take(readDose(cells.dose ?? '')) ?? '',
    pricePence: take(readPrice(cells.price ?? '')) ?? 0,
    consultationFeePence: optional(cells.consultationFee, readFee),
    deliveryFeePence: optional(cells.deliveryFee, readFee),
    inStock: optional(cells.stock, readStock),
    sourceUrl: optional(cells.sourceUrl, readUrl),
    checkedAt: optional(cells.checkedAt, readTime),
  };
  return problems.length === 0 ? { value: row } : { problem: problems.join(' ') };

  function take<Value>(read: Read<Value>): Value | undefined {
    if ('value' in read) return read.value;
    problems.push(read.problem);
    return undefined;
  }

  function optional<Value>(
    text: string | undefined,
    read: (text: string) => Read<Value>,
  ): Value | undefined {
    return text === undefined ? undefined : take(read(text));
  }
}

function readName(text: string | undefined, what: string): Read<string> {
  return text ? { value: text } : { problem: `The ${what} is missing.` };
}

function readDose(text: string): Read<string> {
  if (text === '') return { problem: 'The dose is missing.' };
  const dose = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(\d) (mg|ml|mcg)/, '$1$2');
  return isDose(dose) ? { value: dose } : { problem: `“${text}” is not a dose. ${doseProblem}` };
}

const yes = new Set(['yes', 'y', 'true', '1', 'in stock', 'available', 'instock']);
const no = new Set(['no', 'n', 'false', '0', 'out of stock', 'unavailable', 'outofstock']);

function readStock(text: string): Read<boolean | undefined> {
  const word = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (word === '') return { value: undefined };
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return { problem: `“${text}” says nothing about stock. Write yes or no.` };
}

function readUrl(text: string): Read<string | null> {
  if (text === '') return { value: null };
  return isWebAddress(text)
    ? { value: text }
    : { problem: `“${text}” is not a web address. ${webAddressProblem}` };
}

const iso = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}:\d{2}))?(?::\d{2})?$/;

/** `2026-11-20`, with or without a time, or `20/11/2026` as in Britain; without a zone it is UTC. */
function readTime(text: string): Read<string | undefined> {
  if (text === '') return { value: undefined };
  const [, day = '', month = '', year = '', clock = '00:00'] = british.exec(text) ?? [];
  const written = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock.padStart(5, '0')}`
    : text.replace(' ', 'T');
  const time = iso.test(written) ? new Date(withZone(written)) : new Date(Number.NaN);
  if (isSameDay(time, written)) return { value: time.toISOString() };
  return {
    problem: `“${text}” is not a date. Write the day of the check as in 20/11/2026 or 2026-11-20.`,
  };
}

function withZone(written: string): string {
  const clock = written.slice(10);
  return clock === '' || /(Z|[+-]\d{2}:\d{2})$/.test(clock) ? written : `${written}Z`;
}

/** JavaScript takes 31 February for 3 March. */
function isSameDay(time: Date, written: string): boolean {
  if (Number.isNaN(time.getTime())) return false;
  const hasOffset = /[+-]\d{2}:\d{2}$/.test(written.slice(10));
  return hasOffset || time.toISOString().startsWith(written.slice(0, 10));
}
