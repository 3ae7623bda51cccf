import { randomBytes, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import {
  observerRoleNames,
  type ObservationRoute,
  type ObserverRole,
} from '#contract/rules/observation.ts';
import type { Role } from '../access/roles.ts';

/**
 * What a product keeps of its newest observation beside its own fields. Together they are the whole of it, so that one
 * that is missing in the log can be appended exactly, by its id: see `cms/observations`.
 */
export type NewestObservation = {
  id: string;
  /** ISO UTC. */
  recordedAt: string;
  route: ObservationRoute;
  by: string | null;
  byRole: ObserverRole | null;
  priceImport: string | null;
  /** The SHA-256 of a picture or PDF of what was seen. */
  evidence: string | null;
  /** The observation before, if this one says that it was wrong. */
  corrects: string | null;
  /** What was wrong with it. */
  note: string | null;
};

/** What a stored product keeps of its newest observation; null if it was stored below the rules. */
export function newestObservationOf(
  product: { observation?: unknown } | null | undefined,
): NewestObservation | null {
  const newest = (product?.observation ?? null) as NewestObservation | null;
  return Number.isNaN(Date.parse(newest?.recordedAt ?? '')) ? null : newest;
}

/** An account as far as an observation tells of it. */
export type Observer = { id: string; roles: readonly Role[] } | null | undefined;

type Circumstances = Pick<NewestObservation, 'route'> &
  Partial<Pick<NewestObservation, 'evidence' | 'note' | 'priceImport' | 'recordedAt'>> & {
    observer?: Observer;
  };

/** Names an observation that is about to be made: now, unless it says when. */
export function nameObservation(
  { db }: Pick<Payload, 'db'>,
  { route, observer, ...circumstances }: Circumstances,
): NewestObservation {
  return {
    id: newId(db),
    recordedAt: new Date().toISOString(),
    route,
    by: observer?.id ?? null,
    byRole: observerRoleNames.find((role) => observer?.roles.includes(role)) ?? null,
    priceImport: null,
    evidence: null,
    corrects: null,
    note: null,
    ...circumstances,
  };
}

/** The observation as the one after another: it is recorded later, whatever the clock says. */
export function following(
  newest: NewestObservation | null,
  { recordedAt, ...observation }: NewestObservation,
): NewestObservation {
  const earliest = newest ? Date.parse(newest.recordedAt) + 1 : 0;
  return {
    ...observation,
    recordedAt: new Date(Math.max(Date.parse(recordedAt), earliest)).toISOString(),
    corrects: observation.note === null ? null : (newest?.id ?? null),
  };
}

/** An id as the database makes them. */
export function newId({ name }: Pick<Payload['db'], 'name'>): string {
  return name === 'mongoose' ? randomBytes(12).toString('hex') : randomUUID();
}

/** Whether a text has the form of an id, so that it can be looked for. */
export function isId({ name }: Pick<Payload['db'], 'name'>, text: string): boolean {
  return (name === 'mongoose' ? /^[\da-f]{24}$/ : /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/).test(
    text,
  );
}
