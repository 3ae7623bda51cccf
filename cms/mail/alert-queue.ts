import type { Payload } from 'payload';
import { passOver } from '../database/pass-over.ts';
import type { AlertChanges, AlertRow, StoredAlert } from '../subscriptions/alerts/alert-row.ts';
import { createAlertStore } from '../subscriptions/alerts/alert-store.ts';
import { alertConsentOf } from '../subscriptions/alerts/describe-alerts.ts';
import { nameAlerts, type NamedAlert } from '../subscriptions/alerts/name-alerts.ts';
import { isToBeConfirmed, messageFor, questionAt } from '../subscriptions/alerts/next-message.ts';
import { retry } from '../subscriptions/retry.ts';
import type { SubscriptionStore } from '../subscriptions/subscription-store.ts';
import { claimEnd, type MailQueue } from './mail-queue.ts';
import type { AlertNewsItem } from './messages/alert-news.tsx';
import type { MessageContent } from './messages/subscriber-message.ts';
import type { Outcome } from './outcome.ts';

type Parts = { payload: Payload; subscriptions: SubscriptionStore; host: string };

/** A row whose message this process has claimed, as it is stored then. */
type Claimed = AlertRow & { pendingMessage: NonNullable<AlertRow['pendingMessage']> };
type Named = Omit<Claimed, 'alerts'> & { alerts: NamedAlert[] };

const pollMilliseconds = 250;

/** The messages of price alerts: each address carries its own pending message. */
export function alertQueue({ payload, subscriptions, host }: Parts): MailQueue {
  const store = createAlertStore(payload);
  let lastEmptyAt = -Infinity;

  return {
    claim: async () => {
      // Between the messages of a long report, looking now and then is enough.
      if (performance.now() - lastEmptyAt < pollMilliseconds) return undefined;
      for (const row of await store.due(new Date(), 20)) {
        const claimed = await take(row);
        if (!claimed) continue;
        const isListed = await isOnSuppressionList(claimed);
        const about = { collection: 'price-alerts', id: claimed.id };
        const content = await passOver(payload, about, async () => {
          const alerts = await nameAlerts(payload, claimed.alerts);
          return contentOf({ ...claimed, alerts }, isListed) ?? null;
        });
        // It has its turn again when the claim ends.
        if (content === undefined) continue;
        if (content === null || isUnwanted(claimed, isListed)) {
          await settle(claimed, { kind: 'unwanted' });
          continue;
        }
        const { id, pendingMessage, messageRequestedAt } = claimed;
        return {
          recipient: claimed,
          list: 'alerts',
          content,
          messageId: `<alert-${pendingMessage}.${id}.${Date.parse(messageRequestedAt ?? '')}@${host}>`,
          attempts: claimed.attempts ?? 1,
          renew: () => renew(claimed),
          settle: async (outcome) => {
            await settle(claimed, outcome);
            // The next message of the same address may be due at once.
            lastEmptyAt = -Infinity;
          },
        };
      }
      lastEmptyAt = performance.now();
      return undefined;
    },
  };

  async function take(row: AlertRow): Promise<Claimed | undefined> {
    const { pendingMessage } = row;
    if (!pendingMessage) return undefined;
    const claim = {
      attempts: (row.attempts ?? 0) + 1,
      dueAt: claimEnd(),
    };
    if (!(await store.change(row, claim))) return undefined;
    return { ...row, ...claim, pendingMessage, revision: row.revision + 1 };
  }

  /** Changes may have come since the claim: they leave the message that is being sent alone. */
  async function renew(claimed: Claimed): Promise<void> {
    await retry(async () => {
      const row = await store.byAddressCode(claimed.addressCode);
      if (!row || !isSameMessage(row, claimed) || row.attempts !== claimed.attempts) return 'done';
      return (await store.change(row, { dueAt: claimEnd() })) ? 'done' : undefined;
    });
  }

  async function isOnSuppressionList({ addressCode }: Claimed): Promise<boolean> {
    return (await subscriptions.suppression(addressCode)) !== null;
  }

  /** Changes may have come since the claim: what is settled is that message, in the row as it is then. */
  async function settle(claimed: Claimed, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'bounced') return endAll(claimed);
    await retry(async () => {
      const row = await store.byAddressCode(claimed.addressCode);
      if (!row || !isSameMessage(row, claimed)) return 'done';
      if (outcome.kind === 'unwanted' && isUnwanted(claimed, await isOnSuppressionList(claimed))) {
        await store.eraseAsKnown(row);
        return (await store.byAddressCode(row.addressCode)) ? undefined : 'done';
      }
      const changes =
        outcome.kind === 'later' || outcome.kind === 'refused'
          ? { dueAt: outcome.at.toISOString() }
          : afterwards(row, claimed, { outcome, now: new Date() });
      return (await store.change(row, changes)) ? 'done' : undefined;
    });
  }

  /**
   * There is no such address: its subscription to the reports, if there is one, ends with its alerts. They come last: if the
   * process dies in between, their message is due again.
   */
  async function endAll(claimed: Claimed): Promise<void> {
    const { addressCode } = claimed;
    const subscription = await subscriptions.byAddressCode(addressCode);
    if (subscription) await subscriptions.erase(subscription);
    await subscriptions.suppress(addressCode, 'bounced', subscription ?? alertConsentOf(claimed));
    await store.erase(addressCode);
  }
}

/** Whether the recipient has left since. A confirmation is sent all the same: they may be coming back. */
function isUnwanted({ pendingMessage }: Claimed, isListed: boolean): boolean {
  return isListed && pendingMessage !== 'confirmation';
}

/** What a message says; nothing if what it was about is gone, or put off. */
function contentOf(row: Named, isReturning: boolean): MessageContent | undefined {
  switch (row.pendingMessage) {
    case 'confirmation': {
      const alert = row.alerts.find(isToBeConfirmed);
      return alert && { kind: 'alert-confirmation', alert, isReturning };
    }
    case 'personal-link':
      return { kind: 'personal-link' };
    case 'news': {
      const items = newsIn(row);
      return items.length === 0 ? undefined : { kind: 'alert-news', items };
    }
    case 'question': {
      const { endsAt } = row;
      if (!endsAt || questionAt(endsAt) > new Date()) return undefined;
      const alerts = row.alerts.filter(({ confirmedAt }) => confirmedAt !== null);
      return { kind: 'alert-question', alerts, endsAt };
    }
  }
}

/** What there was to tell when the message was enqueued; what came later is for the next one. */
function newsIn({ alerts, news, messageRequestedAt }: Named): AlertNewsItem[] {
  return news.flatMap(({ alert: id, ...item }) => {
    const alert = alerts.find((each) => each.id === id);
    return alert && item.at <= (messageRequestedAt ?? '') ? [{ ...item, alert }] : [];
  });
}

type Settled = { outcome: Outcome; now: Date };

/** What becomes of a row once its message is sent, given up, or about nothing any more. */
function afterwards(row: AlertRow, claimed: Claimed, { outcome, now }: Settled): AlertChanges {
  const changes = settled(row, claimed, { outcome, now });
  return { ...changes, ...messageFor({ ...row, ...changes }, now) };
}

function settled(row: AlertRow, claimed: Claimed, { outcome, now }: Settled): AlertChanges {
  const sentAt = now.toISOString();
  const isLeftOut = outcome.kind === 'unwanted';
  switch (claimed.pendingMessage) {
    case 'confirmation': {
      const asked = claimed.alerts.find(isToBeConfirmed);
      const alerts = row.alerts.map((alert): StoredAlert =>
        alert.id === asked?.id
          ? { ...alert, askedAt: sentAt, askedCount: alert.askedCount + 1 }
          : alert,
      );
      return { alerts };
    }
    case 'personal-link':
      return { isLinkRequested: false };
    case 'news': {
      const news = row.news.filter(({ at }) => at > (claimed.messageRequestedAt ?? ''));
      return isLeftOut ? { news } : { news, sentAt };
    }
    case 'question':
      // Alerts that have been kept meanwhile end later, which nobody has been asked about.
      return isLeftOut ? {} : { hasBeenAsked: row.endsAt === claimed.endsAt, sentAt };
  }
}

function isSameMessage(row: AlertRow, claimed: Claimed): boolean {
  return (
    row.pendingMessage === claimed.pendingMessage &&
    row.messageRequestedAt === claimed.messageRequestedAt
  );
}
