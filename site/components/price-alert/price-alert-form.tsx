import { useState } from 'react';
import type { FailureTexts } from '#contract/rules/form-outcome.ts';
import { alertMonths, maxAlertProviders, type AlertKind } from '#contract/rules/price-alert.ts';
import {
  priceAlertFieldError,
  priceAlertFields,
  type PriceAlertField,
} from '#contract/rules/price-alert-form.ts';
import { paths } from '#site/paths.ts';
import { TextField } from '../form/text-field.tsx';
import { VisitorForm, type Sending } from '../form/visitor-form.tsx';
import { AlertTermsFields } from './alert-terms-fields.tsx';

export type AlertProvider = { slug: string; name: string };

type Props = Pick<Sending<PriceAlertField>, 'isPending' | 'onReceived'> & {
  send: (body: object) => ReturnType<Sending<PriceAlertField>['send']>;
  medication: string;
  dose: string;
  /** The registered providers that list the dose, to choose from. */
  providers: readonly AlertProvider[];
};

const initialKind: AlertKind = 'falls';

/** The form that asks for an email when the price of a dose changes; without JavaScript it posts to `/price-alerts`, with the dose to lead back to. */
export function PriceAlertForm({ medication, dose, providers, send, ...sending }: Props) {
  const [kind, setKind] = useState<string>(initialKind);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function toggle(slug: string) {
    setChosen((before) =>
      before.includes(slug) ? before.filter((each) => each !== slug) : [...before, slug],
    );
  }

  return (
    <VisitorForm
      {...sending}
      send={(values) => send({ ...values, medication, dose, providers: chosen })}
      action={paths.priceAlerts({ medication, dose })}
      thing="price alert"
      buttonText="Tell me"
      fields={priceAlertFields}
      // The page says itself why one posted without JavaScript failed.
      failure={undefined}
      errorOf={(field, value) => priceAlertFieldError(field, value, kind)}
      failureTexts={failureTexts}
    >
      {(field) => (
        <>
          <input type="hidden" name="medication" value={medication} />
          <input type="hidden" name="dose" value={dose} />
          <AlertTermsFields
            field={field}
            medication={medication}
            dose={dose}
            kind={kind}
            initial={{ kind: initialKind, amount: null }}
            onKind={setKind}
          />
          {providers.length > 1 && (
            <details>
              <summary className="w-fit cursor-pointer py-1 font-semibold">
                Only at some providers{chosen.length > 0 && ` (${chosen.length} chosen)`}
              </summary>
              {/* Thousands of providers have thousands of these: what they look like is said once. */}
              <fieldset className="pt-2 [&_input]:size-5 [&_input]:shrink-0 [&_input]:accent-primary [&_label]:flex [&_label]:min-h-10 [&_label]:w-fit [&_label]:items-center [&_label]:gap-3">
                <legend className="text-muted">
                  All registered providers count unless you choose some, {maxAlertProviders} at
                  most.
                </legend>
                {providers.map(({ slug, name }) => (
                  <label key={slug}>
                    <input
                      type="checkbox"
                      name="providers"
                      value={slug}
                      checked={chosen.includes(slug)}
                      disabled={chosen.length >= maxAlertProviders && !chosen.includes(slug)}
                      onChange={() => toggle(slug)}
                    />
                    {name}
                  </label>
                ))}
              </fieldset>
            </details>
          )}
          <TextField
            {...field('email')}
            label="Your email address"
            type="email"
            autoComplete="email"
          />
          <p className="measure">
            Which dose you watch says something about your health. With “Tell me”, and with the
            button in our email, you agree that we store it with your address to send you these
            alerts.
          </p>
          <p className="measure text-sm text-muted">
            We use your address for these alerts and nothing else: at most one email a day, without
            advertising. First we send a link to confirm. Alerts end after {alertMonths} months
            unless you keep them, and with one click at any time.{' '}
            <a href={paths.privacy} className="text-link">
              How we use your email address
            </a>
          </p>
        </>
      )}
    </VisitorForm>
  );
}

/** Also for the page of a form that was posted without JavaScript. */
export const failureTexts: FailureTexts = {
  invalid: `Something was missing or not understood. Go back in your browser, and check the amount in pounds, your email address and that you have chosen ${maxAlertProviders} providers at most.`,
  'too-many':
    'Too many price alerts have been requested from your network in the last hour. Please try again later.',
  failed: 'Please try again in a few minutes.',
};
