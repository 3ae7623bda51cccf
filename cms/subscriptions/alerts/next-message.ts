import { alertQuestionDays } from '#contract/rules/price-alert.ts';
import type { AlertChanges, AlertRow, StoredAlert } from './alert-row.ts';

const day = 24 * 60 * 60 * 1000;

/** What decides which message comes next. */
type Pending = Pick<
  AlertRow,
  'alerts' | 'endsAt' | 'hasBeenAsked' | 'isLinkRequested' | 'news' | 'sentAt' | 'status'
>;

/**
 * Adds to a change of a row the message that is to be sent then. One that is being sent, or tried again, stays: what
 * comes after it follows when it is settled.
 */
export function withNextMessage(row: AlertRow, changes: AlertChanges, now: Date): AlertChanges {
  if (isBeingSent(row)) return changes;
  return { ...changes, ...messageFor({ ...row, ...changes }, now) };
}

/** The same of a row whose message has just been settled, or of a new one. */
export function messageFor(row: Pending, now: Date): AlertChanges {
  const message = nextMessage(row, now);
  return {
    pendingMessage: message?.kind ?? null,
    dueAt: message ? message.at.toISOString() : null,
    messageRequestedAt: now.toISOString(),
    attempts: 0,
  };
}

export function isBeingSent({ attempts, pendingMessage }: AlertRow): boolean {
  return Boolean(pendingMessage) && (attempts ?? 0) > 0;
}

/** What was asked for goes at once. All else is at most one message a day. */
function nextMessage(row: Pending, now: Date) {
  if (row.alerts.some(isToBeConfirmed)) return { kind: 'confirmation', at: now } as const;
  if (row.isLinkRequested) return { kind: 'personal-link', at: now } as const;
  if (row.status !== 'active') return undefined;
  const free = new Date(row.sentAt ? Date.parse(row.sentAt) + day : 0);
  if (row.news.length > 0) return { kind: 'news', at: latest(now, free) } as const;
  if (!row.endsAt || row.hasBeenAsked) return undefined;
  return { kind: 'question', at: latest(questionAt(row.endsAt), free) } as const;
}

/** When to ask whether to keep alerts that end at a time. */
export function questionAt(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - alertQuestionDays * day);
}

/** Whether the email that asks to confirm an alert is still to be sent. */
export function isToBeConfirmed({
  confirmedAt,
  askedAt,
}: Pick<StoredAlert, 'askedAt' | 'confirmedAt'>): boolean {
  return confirmedAt === null && askedAt === null;
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}
