import { useSearchParams } from 'react-router-dom';
import { formatDate } from '#contract/rules/date.ts';
import { uncapitalised } from '#contract/rules/first-letter.ts';
import { toPence } from '#contract/rules/money.ts';
import { failureText, readFormOutcome } from '#contract/rules/form-outcome.ts';
import { alertText } from '#contract/rules/price-alert.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { LinkResult } from '#site/components/link-step/link-result.tsx';
import { LinkStep } from '#site/components/link-step/link-step.tsx';
import { paths } from '#site/paths.ts';
import { ChangeAlert, changeFailureTexts } from './change-alert.tsx';

type Props = { priceAlerts: NonNullable<StoredSubscription['priceAlerts']>; token: string };

/** What the address wants to be told about prices, and how to change or end one alert, or end all of them. */
export function PriceAlerts({ priceAlerts: { email, endsAt, consent, alerts }, token }: Props) {
  const [search] = useSearchParams();
  const outcome = readFormOutcome(search, 'change');
  const failure = outcome === 'received' ? undefined : outcome;
  const changed = alerts.find(({ id }) => id === search.get('alert'));
  return (
    <section aria-labelledby="price-alerts" className="flex flex-col gap-4">
      <h2 id="price-alerts" className="text-2xl">
        Your price alerts
      </h2>
      {outcome === 'received' && (
        <LinkResult outcome="done" title="Your price alert has been changed">
          <p className="measure">From now on it waits for what it says below.</p>
        </LinkResult>
      )}
      {failure && !changed && (
        <div id="change">
          <LinkResult outcome="failed" title="Your price alert was not changed">
            <p className="measure">{failureText(changeFailureTexts, failure)}</p>
          </LinkResult>
        </div>
      )}
      <p className="measure wrap-anywhere">
        For {email}, asked for on {formatDate(consent.consentedAt)} with{' '}
        {uncapitalised(consent.form)} (version {consent.consentVersion} of the wording).
        {endsAt && ` They end on ${formatDate(endsAt)}; before that we ask whether to keep them.`}
      </p>
      <ul className="flex flex-col divide-y rounded-base border bg-surface px-4 md:px-6">
        {alerts.map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <AlertInWords alert={alert} />
            <LinkStep
              name="end"
              action={paths.endPriceAlert(token, alert.id)}
              text="End this alert"
              variant="secondary"
            />
            {/* Anew once it is changed, so that it is closed and shows the new terms. */}
            <ChangeAlert
              key={`${alert.kind} ${alert.amount}`}
              alert={alert}
              token={token}
              failure={alert === changed ? failure : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <LinkStep
          name="leave"
          action={paths.endPriceAlerts(token)}
          text="End all price alerts"
          variant="secondary"
        />
        <a href={paths.priceAlerts()} className="text-link py-1">
          Ask for another one
        </a>
      </div>
    </section>
  );
}

type Alert = Props['priceAlerts']['alerts'][number];

function AlertInWords({ alert }: { alert: Alert }) {
  const { medication, dose, amount, providerNames, confirmedAt, toldAt, ...terms } = alert;
  const names = providerNames.map((name) => name ?? 'a provider that is no longer listed');
  return (
    <p className="min-w-0">
      <strong>
        {medication} {dose}
      </strong>
      : {alertText({ ...terms, amountPence: toPence(amount) })}
      {names.length > 0 && ` (${names.join(', ')})`}
      <span className="block text-sm text-muted">
        {confirmedAt === null
          ? 'Waiting for your confirmation'
          : `Since ${formatDate(confirmedAt)}`}
        {toldAt && `, last email on ${formatDate(toldAt)}`}
      </span>
    </p>
  );
}
