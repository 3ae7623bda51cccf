import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FailureTexts, FormFailure } from '#contract/rules/form-outcome.ts';
import {
  priceAlertFieldError,
  priceAlertTermFields,
  type PriceAlertTermField,
} from '#contract/rules/price-alert-form.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { useSend } from '#site/api/send.ts';
import { storedSubscriptionQuery } from '#site/api/stored-subscription.ts';
import { VisitorForm } from '#site/components/form/visitor-form.tsx';
import { AlertTermsFields } from '#site/components/price-alert/alert-terms-fields.tsx';
import { paths } from '#site/paths.ts';

type Alert = NonNullable<StoredSubscription['priceAlerts']>['alerts'][number];
type Props = {
  alert: Alert;
  token: string;
  /** Why a change posted without JavaScript failed, if it was one of this alert. */
  failure: FormFailure | undefined;
};

/** Changes what an alert waits for, in one step. */
export function ChangeAlert({ alert, token, failure }: Props) {
  const { id, medication, dose, kind, amount } = alert;
  const [chosen, setChosen] = useState<string>(kind);
  const sending = useSend(paths.changePriceAlertApi(token, id));
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function showChanged() {
    await queryClient.invalidateQueries({ queryKey: storedSubscriptionQuery(token).queryKey });
    void navigate(paths.changedPriceAlert(token));
  }

  return (
    <details className="w-full" open={failure !== undefined} id={failure && 'change'}>
      <summary className="w-fit cursor-pointer py-1 font-semibold">
        Change this alert<span className="sr-only"> for {`${medication} ${dose}`}</span>
      </summary>
      <div className="py-3">
        <VisitorForm<PriceAlertTermField>
          {...sending}
          action={paths.changePriceAlert(token, id)}
          thing="change"
          buttonText="Save the change"
          fields={priceAlertTermFields}
          errorOf={(field, value) => priceAlertFieldError(field, value, chosen)}
          failure={failure}
          failureTexts={changeFailureTexts}
          onReceived={() => void showChanged()}
        >
          {(field) => (
            <AlertTermsFields
              field={field}
              medication={medication}
              dose={dose}
              kind={chosen}
              initial={{ kind, amount }}
              onKind={setChosen}
            />
          )}
        </VisitorForm>
      </div>
    </details>
  );
}

/** Also for a change that was posted without JavaScript. */
export const changeFailureTexts: FailureTexts = {
  invalid: 'Please enter the amount in pounds, such as 180 or 179.50. Nothing has changed.',
  gone: 'This alert has ended, or the link has expired. Please open the link in our latest email.',
  conflict: 'You already have an alert like this. Nothing has changed.',
  'too-many':
    'Too many price alerts were changed from your network in the last hour. Please try again later.',
  failed: 'Nothing has changed. Please try again in a few minutes.',
};
