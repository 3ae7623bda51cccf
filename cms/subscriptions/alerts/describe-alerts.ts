import { subscriptionForm } from '#contract/rules/subscription-sources.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import type { AlertRow } from './alert-row.ts';

/** How the record of consent names the form. */
const source = 'price_alert';

/** The consent that an address gave to price alerts. */
export function alertConsentOf({ consentedAt, confirmedAt, consentVersion }: AlertRow) {
  return { source, consentedAt, confirmedAt: confirmedAt ?? null, consentVersion };
}

/** What is stored of an address's price alerts, for their owner. */
export function describeAlerts(row: AlertRow | undefined): StoredSubscription['priceAlerts'] {
  if (!row) return null;
  return {
    email: row.email,
    status: row.status,
    consent: { ...alertConsentOf(row), form: subscriptionForm(source) },
    endsAt: row.endsAt ?? null,
    alerts: row.alerts.map(({ amountPence, toldAt, ...alert }) => ({
      id: alert.id,
      medication: alert.medication,
      dose: alert.dose,
      kind: alert.kind,
      amount: toDecimalString(amountPence),
      providers: [...alert.providers],
      requestedAt: alert.requestedAt,
      confirmedAt: alert.confirmedAt,
      toldAt,
    })),
  };
}
