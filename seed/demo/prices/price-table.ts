/**
 * A price in pence at the end of August 2025 and at the end of July, and whether the dose was out of stock in August. The
 * prices and stock of the day of seeding are those of August again: see `price-changes.ts`.
 */
export type PriceEntry = [pricePence: number, julyPence: number, stock?: 'out of stock'];

/** Prices of one medication: provider's slug → dose → price. */
export type PriceTable = Record<string, Record<string, PriceEntry>>;
