import type { Pence } from './money.ts';

/** What was known of a product when a month ended, under the names that people know: a row of the month's file. */
export type MonthListing = {
  product: string;
  provider: string;
  providerType: string;
  medication: string;
  dose: string;
  /** At the end of the month. */
  pricePence: Pence;
  consultationFeePence: Pence | null;
  deliveryFeePence: Pence | null;
  /** At the end of the month; null if it is not known. */
  inStock: boolean | null;
  /** When all of this was last compared with its source, an ISO time. */
  seenAt: string;
  sourceUrl: string | null;
  /** Whether that was more than 30 days before the month ended: it counts in no figure. */
  isStale: boolean;
  /** Whether the provider was on a register at the end of the month, as far as that is known. */
  isRegistered: boolean;
  /** At the end of the month before; null for what was not listed then, or not checked in the 30 days before that. */
  baselinePence: Pence | null;
};

/** What is paid for a row in all; null where a fee is not known. */
export function totalOf({
  pricePence,
  consultationFeePence,
  deliveryFeePence,
}: MonthListing): Pence | null {
  return consultationFeePence === null || deliveryFeePence === null
    ? null
    : pricePence + consultationFeePence + deliveryFeePence;
}

/** All that the figures of a month are worked out from. */
export type MonthData = {
  /** As in `2025-08`. */
  month: string;
  /** What was recorded before this ISO time counts: the first moment after the month, or earlier if it had not ended. */
  asOf: string;
  /** Published providers, with or without prices. */
  providerCount: number;
  /** Offers that held. */
  offerCount: number;
  /** In the order of providers, medications and doses. */
  listings: readonly MonthListing[];
};
