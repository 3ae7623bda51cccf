import type { Product } from '#collections/payload-types.ts';
import { feeBases } from '#contract/rules/consultation-fee-basis.ts';
import { formatDateAndTime, londonDay, londonMidnight } from '#contract/rules/date.ts';
import { formatPrice, toDecimalString, type Pence } from '#contract/rules/money.ts';
import { readFee, readFirstOrderPrice, readPrice, type Read } from './file/read-amount.ts';
import { readBasis } from './file/read-basis.ts';
import { readStock } from './file/read-stock.ts';
import { readTime } from './file/read-time.ts';
import { readUrl } from './file/read-url.ts';

/** A field of a product that a price file may set, from the heading of its column to what the preview says of it. */
type PriceField<Value> = {
  /** Of its column in the files that we write. */
  heading: string;
  /** Other headings that it may have; case, spaces and `(£)` do not matter. */
  aliases: readonly string[];
  /** Whether its cells are amounts in pounds. */
  isAmount?: boolean;
  /** What a cell says; undefined leaves the stored value as it is. */
  read: (text: string) => Read<Value | undefined>;
  /** The cell of a file that we write, which is read as the same value. */
  write: (value: Value) => string;
  /** What the preview calls it. */
  label: string;
  /** What the preview shows. */
  show: (value: Value) => string;
  /** What a new product has where the file does not say. */
  initial?: Value;
  /** Whether the file agrees with what is stored, where equality is too strict. */
  isSame?: (stored: Value, read: Value) => boolean;
  /** Its cells in the two rows of the template. */
  examples: readonly [string, string];
  /** Of the column, in characters. */
  width: number;
};

/** What is stored in a field; one that is left empty holds null. */
type Stored<Field extends keyof Product> = Exclude<Product[Field], undefined>;

const table = {
  pricePence: {
    heading: 'Price',
    aliases: ['price gbp', 'monthly price', 'cost'],
    isAmount: true,
    read: readPrice,
    write: toDecimalString,
    label: 'Price',
    show: formatPrice,
    examples: ['129.50', '1,199.00'],
    width: 14,
  },
  firstOrderPricePence: {
    heading: 'First order price',
    aliases: ['first order', 'new patient price', 'introductory price'],
    isAmount: true,
    read: readFirstOrderPrice,
    write: (pence) => toDecimalString(pence) ?? '',
    label: 'Price of the first order',
    show: (pence) => (pence === null ? 'none' : formatPrice(pence)),
    initial: null,
    examples: ['99.50', ''],
    width: 16,
  },
  consultationFeePence: {
    heading: 'Consultation fee',
    aliases: ['consultation', 'consultation cost', 'consultation price'],
    isAmount: true,
    read: readFee,
    write: writeFee,
    label: 'Consultation fee',
    show: showFee,
    initial: null,
    examples: ['0', ''],
    width: 14,
  },
  consultationFeeBasis: {
    heading: 'Consultation fee is charged',
    aliases: ['consultation fee charged', 'consultation charged', 'consultation basis'],
    read: readBasis,
    write: (basis) => (basis === null ? '' : feeBases[basis]),
    label: 'Consultation fee is charged',
    show: (basis) => (basis === null ? 'not known' : feeBases[basis]),
    initial: null,
    examples: ['once', 'with each order'],
    width: 24,
  },
  deliveryFeePence: {
    heading: 'Delivery fee',
    aliases: ['delivery', 'delivery cost', 'delivery price', 'shipping', 'postage'],
    isAmount: true,
    read: readFee,
    write: writeFee,
    label: 'Delivery fee',
    show: showFee,
    initial: null,
    examples: ['4.95', 'free'],
    width: 14,
  },
  inStock: {
    heading: 'Stock',
    aliases: ['in stock', 'availability', 'available'],
    read: readStock,
    write: yesOrNo,
    label: 'In stock',
    show: yesOrNo,
    initial: true,
    examples: ['yes', 'no'],
    width: 14,
  },
  sourceUrl: {
    heading: 'Source URL',
    aliases: ['source', 'url', 'link', 'web page'],
    read: readUrl,
    write: (url) => url ?? '',
    label: 'Source',
    show: (url) => url ?? 'none',
    initial: null,
    examples: ['https://clinic.example/prices', ''],
    width: 48,
  },
  checkedAt: {
    heading: 'Checked at',
    aliases: ['checked', 'last checked', 'date checked', 'checked on'],
    read: readTime,
    write: (time) => time,
    label: 'Checked',
    show: formatDateAndTime,
    isSame: isSameCheck,
    examples: ['2026-11-20', '20/11/2026'],
    width: 26,
  },
} satisfies { [Field in keyof Product]?: PriceField<Stored<Field>> };

export type PriceFieldName = keyof typeof table;

/** What is stored of a product's price; times are ISO UTC. */
export type PriceValues = { [Field in PriceFieldName]: Stored<Field> };

/** What a row of a file sets: without a price it says nothing. */
export type PricePatch = Partial<PriceValues> & { pricePence: Pence };

/**
 * Every field of a product that a price file may set, in the order of its columns. Reading and writing files, the
 * preview, the journal and both databases follow from it.
 */
export const priceFields: { [Field in PriceFieldName]: PriceField<PriceValues[Field]> } = table;

export const priceFieldNames = Object.keys(table) as PriceFieldName[];

/** What a new product has where its row does not say; its price and check are always said. */
export const initialValues = Object.fromEntries(
  priceFieldNames.map((name) => [name, priceFields[name].initial]),
) as Omit<PriceValues, 'checkedAt' | 'pricePence'>;

/** Whether a row says of a field what is stored. */
export function isSameValue<Field extends PriceFieldName>(
  name: Field,
  stored: PriceValues[Field],
  read: PriceValues[Field],
): boolean {
  return stored === read || (priceFields[name].isSame?.(stored, read) ?? false);
}

/** A day without a time is the same check as any on that day. */
function isSameCheck(stored: string, read: string): boolean {
  const time = new Date(read);
  const isDayAlone = time.getTime() === londonMidnight(time, 0).getTime();
  return isDayAlone && londonDay(new Date(stored)) === londonDay(time);
}

function writeFee(pence: Pence | null): string {
  return toDecimalString(pence) ?? '';
}

function showFee(pence: Pence | null): string {
  if (pence === null) return 'not known';
  return pence === 0 ? 'free' : formatPrice(pence);
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
