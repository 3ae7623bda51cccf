import type { Payload } from 'payload';
import { subscriptionForm } from '#contract/rules/subscription-sources.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import type { AlertRow } from './alert-row.ts';
import { nameAlerts } from './name-alerts.ts';

/** How the record of consent names the form. */
const source = 'price_alert';

/** The consent that an address gave to price alerts. */
export function alertConsentOf({ consentedAt, confirmedAt, consentVersion }: AlertRow) {
  return { source, consentedAt, confirmedAt: confirmedAt ?? null, consentVersion };
}

/** What is stored of an address's price alerts, for their owner. */
export async function describeAlerts(
  payload: Payload,
  row: AlertRow | undefined,
): Promise<StoredSubscription['priceAlerts']> {
  if (!row) return null;
  const alerts = await nameAlerts(payload, row.alerts);
  return {
    email: row.email,
    status: row.status,
    consent: { ...alertConsentOf(row), form: subscriptionForm(source) },
    endsAt: row.endsAt ?? null,
    alerts: alerts.map(({ amountPence, toldAt, ...alert }) => ({
      id: alert.id,
      medication: alert.medication,
      dose: alert.dose,
      kind: alert.kind,
      amount: toDecimalString(amountPence),
      providers: [...alert.providers],
      providerNames: [...alert.providerNames],
      requestedAt: alert.requestedAt,
      confirmedAt: alert.confirmedAt,
      toldAt,
    })),
  };
}
