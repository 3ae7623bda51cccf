import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import type { AlertCondition } from '#contract/rules/price-alert.ts';
import type { PriceAlertRequest } from '#contract/schemas/price-alert.ts';
import type { CatalogueService } from '#cms/catalogue/catalogue-service.ts';
import { BadRequest, Conflict, NotFound } from '#cms/runtime/errors.ts';
import type { MessageLimit } from '../message-limit.ts';
import { retry } from '../retry.ts';
import { createSigning } from '../signing.ts';
import { answerMilliseconds, type LinkOutcome } from '../subscription-service.ts';
import { createSubscriptionStore } from '../subscription-store.ts';
import {
  afterChangingTerms,
  afterConfirming,
  afterEnding,
  afterKeeping,
  afterRequest,
  alertConsentVersion,
  hasEnded,
} from './alert-changes.ts';
import type { AlertRequest, AlertRow } from './alert-row.ts';
import { createAlertStore } from './alert-store.ts';
import { alertConsentOf } from './describe-alerts.ts';
import { messageFor, withNextMessage } from './next-message.ts';
import { marketOf } from './read-market.ts';

type Parts = {
  catalogue: Pick<CatalogueService, 'current'>;
  confirmations: MessageLimit;
};

export type PriceAlertService = {
  /**
   * Stores an alert, which waits for its confirmation. The answer is the same, and takes as long, whatever is known of
   * the address.
   * @throws BadRequest if there is no such dose or provider.
   */
  request: (request: PriceAlertRequest) => Promise<void>;
  /** Starts the alert that a link from a confirmation names. */
  confirm: (token: string) => Promise<LinkOutcome>;
  /** Ends all alerts of the address that a link names. */
  endAll: (token: string) => Promise<LinkOutcome>;
  /**
   * Changes what one of them waits for.
   * @throws NotFound if it has ended, Conflict if the address already has an alert like this.
   */
  change: (token: string, alert: string, terms: AlertCondition) => Promise<LinkOutcome>;
  /** Ends one of them. */
  end: (token: string, alert: string) => Promise<LinkOutcome>;
  /** Keeps them for another six months. */
  keep: (token: string) => Promise<LinkOutcome>;
};

/** The only way to ask for price alerts and to end them. */
export function createPriceAlertService(
  payload: Payload,
  { catalogue, confirmations }: Parts,
): PriceAlertService {
  const store = createAlertStore(payload);
  const subscriptions = createSubscriptionStore(payload);
  const signing = createSigning(payload.secret);

  return {
    request: async (request) => {
      const alert = known(request);
      const isStored = !isFromRobot(request) && storeRequest(request.email, alert);
      await Promise.all([isStored, sleep(answerMilliseconds)]);
    },

    confirm: async (token) => {
      const addressCode = signing.readAddressCode(token);
      return retry(async () => {
        const row = addressCode && (await store.byAddressCode(addressCode));
        const alert = row && row.alerts.find(({ id }) => signing.confirmsAlert(token, id));
        if (!alert) return 'outdated';
        const now = new Date();
        const read = (await marketOf(catalogue.current()))(now);
        const changes = afterConfirming(row, alert, { read, now });
        if (changes === 'unchanged') return 'done';
        // In this order: if the process dies in between, the button can be pressed again.
        await subscriptions.release(addressCode);
        if (!(await store.change(row, changes))) return undefined;
        await confirmations.takeBack(addressCode);
        return 'done';
      });
    },

    endAll: async (token) => {
      const addressCode = signing.leavingAddress(token);
      if (!addressCode) return 'outdated';
      const row = await store.byAddressCode(addressCode);
      if (row) await suppressUnlessSubscribed(row);
      await store.erase(addressCode);
      return 'done';
    },

    change: (token, id, terms) =>
      manage(token, async (row) => {
        const alert = row?.alerts.find((each) => each.id === id);
        if (!row || !alert) throw new NotFound('This price alert has ended.');
        const now = new Date();
        const read = (await marketOf(catalogue.current()))(now);
        const changes = afterChangingTerms(row, alert, { terms, read, now });
        if (changes === 'duplicate') throw new Conflict('You already have an alert like this.');
        if (changes === 'unchanged') return 'done';
        return (await store.change(row, changes)) ? 'done' : undefined;
      }),

    end: (token, alert) =>
      manage(token, async (row) => {
        if (!row) return 'done';
        const changes = afterEnding(row, alert, new Date());
        if (changes !== 'erase') return (await store.change(row, changes)) ? 'done' : undefined;
        await suppressUnlessSubscribed(row);
        await store.eraseAsKnown(row);
        return (await store.byAddressCode(row.addressCode)) ? undefined : 'done';
      }),

    keep: (token) =>
      manage(token, async (row) => {
        if (row?.status !== 'active') return 'outdated';
        return (await store.change(row, afterKeeping(row, new Date()))) ? 'done' : undefined;
      }),
  };

  /**
   * The request by the ids of what it names.
   * @throws BadRequest if there is no such dose or provider.
   */
  function known({ dose, kind, amountPence, ...named }: PriceAlertRequest): AlertRequest {
    const { medications, products, providers } = catalogue.current();
    const medication = medications.find(({ name }) => name.toLowerCase() === named.medication);
    const product = products.find(
      (each) => each.name === medication?.name && each.dose.toLowerCase() === dose,
    );
    if (!medication || !product) {
      throw new BadRequest(
        `No provider lists ${named.medication} ${dose}. /api/products lists the doses there are.`,
      );
    }
    const providerIds = named.providers.map((slug) => {
      const provider = providers.get(slug);
      if (!provider) throw new BadRequest(`There is no provider “${slug}”.`);
      return provider.id;
    });
    return {
      medicationId: medication.id,
      dose: product.dose,
      kind,
      amountPence,
      providerIds: providerIds.toSorted(),
    };
  }

  async function storeRequest(email: string, request: AlertRequest): Promise<void> {
    const addressCode = signing.addressCode(email);
    await retry(async () => {
      const now = new Date();
      const row = await store.byAddressCode(addressCode);
      if (row && hasEnded(row, now)) {
        await store.eraseAsKnown(row);
        return undefined;
      }
      const alerts = afterRequest(row, request, now);
      if (alerts === 'unchanged') return 'done';
      // An active row keeps the consent that was confirmed.
      const newConsent = row?.status === 'pending' && consentAt(now);
      const isSettled = await confirmations.within(addressCode, () =>
        row
          ? store.change(row, withNextMessage(row, { alerts, ...newConsent }, now))
          : store.create(newRow({ email, addressCode, alerts }, now)),
      );
      return isSettled ? 'done' : undefined;
    });
  }

  /** Changes the row of the address whose data a link opens, if there is one. */
  async function manage(
    token: string,
    step: (row: AlertRow | undefined) => Promise<LinkOutcome | undefined>,
  ): Promise<LinkOutcome> {
    const managed = signing.managedAddress(token, new Date());
    if (!managed) return 'outdated';
    if (managed.isExpired) return 'expired';
    return retry(async () => step(await store.byAddressCode(managed.addressCode)));
  }

  /** Whoever had confirmed and gets nothing else from us is never written to again; the record of the consent stays. */
  async function suppressUnlessSubscribed(row: AlertRow): Promise<void> {
    if (row.status !== 'active') return;
    const subscription = await subscriptions.byAddressCode(row.addressCode);
    if (subscription && subscription.status !== 'unsubscribed') return;
    await subscriptions.suppress(row.addressCode, 'unsubscribed', alertConsentOf(row));
  }
}

function newRow(known: Pick<AlertRow, 'addressCode' | 'alerts' | 'email'>, now: Date) {
  const row = { ...known, status: 'pending' as const, news: [] };
  return { ...row, ...consentAt(now), ...messageFor(row, now) };
}

function consentAt(now: Date) {
  return { consentedAt: now.toISOString(), consentVersion: alertConsentVersion };
}
