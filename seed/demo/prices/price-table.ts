/** A price in pence now and a month ago, and whether the dose is out of stock. */
export type PriceEntry = [pricePence: number, monthAgoPence: number, stock?: 'out of stock'];

/** Prices of one medication: provider's slug → dose → price. */
export type PriceTable = Record<string, Record<string, PriceEntry>>;
