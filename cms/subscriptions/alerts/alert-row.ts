import type { PriceAlert } from '#collections/payload-types.ts';
import type { AlertEvent, AlertState } from '#contract/rules/alert-state.ts';
import type { AlertCondition } from '#contract/rules/price-alert.ts';

/** A dose of a medication, by its id. */
export type WatchedDose = { medicationId: string; dose: string };

/** What somebody asks to be told, by ids, because names and slugs are edited; no provider means all registered ones. */
export type AlertRequest = AlertCondition & WatchedDose & { providerIds: readonly string[] };

/** One alert as it is stored; times are ISO UTC. */
export type StoredAlert = AlertRequest & {
  id: string;
  requestedAt: string;
  /** When its owner confirmed it; until then it tells nothing. */
  confirmedAt: string | null;
  /** When an email last asked for that, and how often; null while one still has to. */
  askedAt: string | null;
  askedCount: number;
  state: AlertState;
  toldAt: string | null;
};

/** Something to tell the owner of an alert, as it was when it happened. */
export type News = AlertEvent & {
  alert: string;
  /** The product with the lowest total, or one that is in stock again; null if there is none. */
  product: { id: string; company: string; checkedAt: string } | null;
};

/** What an address wants to be told, as it is stored. */
export type AlertRow = Omit<PriceAlert, 'alerts' | 'news'> & {
  alerts: StoredAlert[];
  news: News[];
};

/** The fields that a change gives. */
export type AlertChanges = Partial<Omit<AlertRow, 'createdAt' | 'email' | 'id' | 'updatedAt'>>;
