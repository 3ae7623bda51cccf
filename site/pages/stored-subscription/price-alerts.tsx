import { Link } from 'react-router-dom';
import { formatDate } from '#contract/rules/date.ts';
import { toPence } from '#contract/rules/money.ts';
import { alertText } from '#contract/rules/price-alert.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { LinkStep } from '#site/components/link-step/link-step.tsx';
import { paths } from '#site/paths.ts';

type Props = { priceAlerts: NonNullable<StoredSubscription['priceAlerts']>; token: string };

/** What the address wants to be told about prices, and how to end one alert or all of them. */
export function PriceAlerts({ priceAlerts: { email, endsAt, consent, alerts }, token }: Props) {
  return (
    <section aria-labelledby="price-alerts" className="flex flex-col gap-4">
      <h2 id="price-alerts" className="text-2xl">
        Your price alerts
      </h2>
      <p className="measure wrap-anywhere">
        For {email}, asked for on {formatDate(consent.consentedAt)} with {lowerFirst(consent.form)}{' '}
        (version {consent.consentVersion} of the wording).
        {endsAt && ` They end on ${formatDate(endsAt)}; before that we ask whether to keep them.`}
      </p>
      <ul className="flex flex-col divide-y rounded-base border bg-surface px-4 md:px-6">
        {alerts.map(({ id, medication, dose, amount, confirmedAt, toldAt, ...terms }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <p className="min-w-0">
              <strong>
                {medication} {dose}
              </strong>
              : {alertText({ ...terms, amountPence: toPence(amount) })}
              {terms.providers.length > 0 && ` (${terms.providers.join(', ')})`}
              <span className="block text-sm text-muted">
                {confirmedAt === null
                  ? 'Waits for you to confirm it'
                  : `Since ${formatDate(confirmedAt)}`}
                {toldAt && `, last told on ${formatDate(toldAt)}`}
              </span>
            </p>
            <LinkStep
              name="end"
              action={paths.endPriceAlert(token, id)}
              text={`End this alert`}
              variant="secondary"
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
        <Link to={paths.priceAlerts()} className="text-link py-1">
          Ask for another one
        </Link>
      </div>
    </section>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
