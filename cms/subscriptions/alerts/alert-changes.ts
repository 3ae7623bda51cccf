import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AlertReading } from '#contract/rules/alert-reading.ts';
import { newAlertState, nextAlertState } from '#contract/rules/alert-state.ts';
import {
  alertMonths,
  maxAlerts,
  maxUnconfirmedAlerts,
  type AlertCondition,
} from '#contract/rules/price-alert.ts';
import { minConfirmationIntervalMinutes } from '../states.ts';
import type {
  AlertChanges,
  AlertRequest,
  AlertRow,
  News,
  StoredAlert,
  WatchedDose,
} from './alert-row.ts';
import { withNextMessage } from './next-message.ts';

/** What an alert reads: its dose at its providers, and the product to name. */
export type Read = { reading: AlertReading; product: News['product'] };
export type ReadMarket = (alert: AlertRequest) => Read;

/** How often a confirmation is sent for one alert, so that a stranger cannot go on sending them. */
export const maxConfirmationEmails = 3;

/** How long an alert waits for its confirmation. */
const unconfirmedDays = 30;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The alerts of an address after a request; `unchanged` if none is added or asked about again. */
export function afterRequest(
  known: Pick<AlertRow, 'alerts'> | undefined,
  request: AlertRequest,
  now: Date,
): StoredAlert[] | 'unchanged' {
  const alerts = (known?.alerts ?? []).filter((alert) => !isForgotten(alert, now));
  const same = alerts.find((alert) => isSame(alert, request));
  const requestedAt = now.toISOString();
  if (same) {
    return mayAskAgain(same, now)
      ? alerts.map((alert) => (alert === same ? { ...alert, requestedAt, askedAt: null } : alert))
      : 'unchanged';
  }
  const waiting = alerts.filter(isUnconfirmed);
  if (alerts.length >= maxAlerts || waiting.length >= maxUnconfirmedAlerts) return 'unchanged';
  const { medicationId, dose, kind, amountPence, providerIds } = request;
  const alert: StoredAlert = {
    id: randomUUID(),
    medicationId,
    dose,
    kind,
    amountPence,
    providerIds,
    requestedAt,
    confirmedAt: null,
    askedAt: null,
    askedCount: 0,
    state: newAlertState,
    toldAt: null,
  };
  return [...alerts, alert];
}

/** The wording of the consent on the form and the page that confirms, by the day it was written. */
export const alertConsentVersion = '2026-11-26';

/** The button of the confirmation page is pressed, for the first time or again. */
export function afterConfirming(
  row: AlertRow,
  alert: StoredAlert,
  { read, now }: { read: ReadMarket; now: Date },
): AlertChanges | 'unchanged' {
  if (alert.confirmedAt !== null) return 'unchanged';
  const confirmed = { ...alert, confirmedAt: now.toISOString() };
  const { alert: started, news } = advance(confirmed, read(confirmed));
  // Whoever has let the others end is not written to about them again.
  const known = hasEnded(row, now) ? row.alerts.filter(isUnconfirmed) : row.alerts;
  const alerts = known.map((each) => (each.id === alert.id ? started : each));
  const ids = new Set(alerts.map(({ id }) => id));
  return withNextMessage(
    row,
    {
      status: 'active',
      alerts,
      news: [...row.news.filter((item) => ids.has(item.alert)), ...news],
      watched: watchedDoses(alerts),
      consentedAt: alert.requestedAt,
      confirmedAt: now.toISOString(),
      consentVersion: alertConsentVersion,
      ...lasting(now),
    },
    now,
  );
}

/**
 * Its owner changes what an alert waits for: it begins anew from the market as it is now, and what it had to tell of
 * before is told no more.
 */
export function afterChangingTerms(
  row: AlertRow,
  alert: StoredAlert,
  { terms, read, now }: { terms: AlertCondition; read: ReadMarket; now: Date },
): AlertChanges | 'duplicate' | 'unchanged' {
  const changed = { ...alert, ...terms, state: newAlertState };
  if (isSame(alert, changed)) return 'unchanged';
  if (row.alerts.some((each) => isSame(each, changed))) return 'duplicate';
  const started =
    alert.confirmedAt === null ? { alert: changed, news: [] } : advance(changed, read(changed));
  const alerts = row.alerts.map((each) => (each.id === alert.id ? started.alert : each));
  const news = [...row.news.filter((item) => item.alert !== alert.id), ...started.news];
  return withNextMessage(row, { alerts, news }, now);
}

/** Its owner wants to keep the alerts for another six months. */
export function afterKeeping(row: AlertRow, now: Date): AlertChanges {
  return withNextMessage(row, lasting(now), now);
}

/** The owner of the address asks for a new link to what is stored. */
export function afterAlertLinkRequest(row: AlertRow, now: Date): AlertChanges | 'unchanged' {
  const interval = minConfirmationIntervalMinutes * minute;
  const isRecent =
    row.linkRequestedAt && now.getTime() - Date.parse(row.linkRequestedAt) < interval;
  if (isRecent || row.isLinkRequested) return 'unchanged';
  const changes = { isLinkRequested: true, linkRequestedAt: now.toISOString() };
  return withNextMessage(row, changes, now);
}

/** One alert has ended; nothing is left if it was the last. */
export function afterEnding(row: AlertRow, id: string, now: Date): AlertChanges | 'erase' {
  const alerts = row.alerts.filter((alert) => alert.id !== id);
  if (alerts.length === 0) return 'erase';
  const news = row.news.filter(({ alert }) => alert !== id);
  const isActive = alerts.some(({ confirmedAt }) => confirmedAt !== null);
  const changes = { alerts, news, watched: watchedDoses(alerts) };
  return withNextMessage(row, isActive ? changes : { ...changes, ...unconfirmed(alerts) }, now);
}

/** The market may have changed: what there is to tell is stored with what the alerts remember. */
export function afterReading(
  row: AlertRow,
  { read, now }: { read: ReadMarket; now: Date },
): AlertChanges | 'unchanged' {
  const advanced = row.alerts.map((alert) =>
    alert.confirmedAt === null ? { alert, news: [] } : advance(alert, read(alert)),
  );
  const alerts = advanced.map(({ alert }) => alert);
  if (isDeepStrictEqual(alerts, row.alerts)) return 'unchanged';
  const news = [...row.news, ...advanced.flatMap((each) => each.news)];
  return withNextMessage(row, { alerts, news }, now);
}

/** The alerts that nobody has confirmed in time are erased. */
export function afterForgetting(row: AlertRow, now: Date): AlertChanges | 'unchanged' {
  const alerts = row.alerts.filter((alert) => !isForgotten(alert, now));
  return alerts.length === row.alerts.length ? 'unchanged' : withNextMessage(row, { alerts }, now);
}

/** How the dose of a confirmed alert is stored, so that it can be searched for. */
export function watchedDose({ medicationId, dose }: WatchedDose): string {
  return `;${medicationId} ${dose};`;
}

/** How the doses of an address's confirmed alerts are stored. */
export function watchedDoses(alerts: readonly StoredAlert[]): string {
  const confirmed = alerts.filter(({ confirmedAt }) => confirmedAt !== null);
  return [...new Set(confirmed.map(watchedDose))].join('');
}

function advance(alert: StoredAlert, { reading, product }: Read) {
  const { state, event } = nextAlertState(alert, alert.state, reading);
  const news: News[] = event ? [{ ...event, alert: alert.id, product }] : [];
  return { alert: { ...alert, state, toldAt: event?.at ?? alert.toldAt }, news };
}

/** Whether its owner has let it end; it is erased within a day. */
export function hasEnded({ endsAt }: Pick<AlertRow, 'endsAt'>, now: Date): boolean {
  return typeof endsAt === 'string' && Date.parse(endsAt) <= now.getTime();
}

function lasting(now: Date): Pick<AlertRow, 'endsAt' | 'hasBeenAsked'> {
  const endsAt = new Date(now);
  endsAt.setUTCMonth(endsAt.getUTCMonth() + alertMonths);
  return { endsAt: endsAt.toISOString(), hasBeenAsked: false };
}

/** How a row is stored of which no alert is confirmed any more: its thirty days to be confirmed run from the newest request. */
function unconfirmed(
  alerts: readonly StoredAlert[],
): Pick<AlertRow, 'confirmedAt' | 'consentedAt' | 'endsAt' | 'status'> {
  const newest = Math.max(...alerts.map(({ requestedAt }) => Date.parse(requestedAt)));
  const consentedAt = new Date(newest).toISOString();
  return { status: 'pending', consentedAt, confirmedAt: null, endsAt: null };
}

function isSame(alert: StoredAlert, request: AlertRequest): boolean {
  return termFields.every((field) => isDeepStrictEqual(alert[field], request[field]));
}

const termFields = ['medicationId', 'dose', 'kind', 'amountPence', 'providerIds'] as const;

function mayAskAgain({ confirmedAt, askedAt, askedCount }: StoredAlert, now: Date): boolean {
  if (confirmedAt !== null || askedAt === null || askedCount >= maxConfirmationEmails) return false;
  return now.getTime() - Date.parse(askedAt) >= minConfirmationIntervalMinutes * minute;
}

function isUnconfirmed({ confirmedAt }: StoredAlert): boolean {
  return confirmedAt === null;
}

function isForgotten({ confirmedAt, requestedAt }: StoredAlert, now: Date): boolean {
  return confirmedAt === null && now.getTime() - Date.parse(requestedAt) > unconfirmedDays * day;
}
