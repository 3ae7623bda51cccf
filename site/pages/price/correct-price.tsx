import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  correctableParts,
  correctionFieldError,
  correctionFields,
  correctionRules,
} from '#contract/rules/correction.ts';
import { readFormOutcome, type FailureTexts } from '#contract/rules/form-outcome.ts';
import { useSendCorrection } from '#site/api/corrections.ts';
import { RadioChoice } from '#site/components/form/radio-choice.tsx';
import { takeFocus } from '#site/components/form/take-focus.ts';
import { TextField } from '#site/components/form/text-field.tsx';
import { VisitorForm } from '#site/components/form/visitor-form.tsx';
import { paths } from '#site/paths.ts';

/** Where a visitor says that a price is wrong; without JavaScript it posts to the page's own address. */
export function CorrectPrice({ productId }: { productId: string }) {
  const [search] = useSearchParams();
  const sending = useSendCorrection(productId);
  const posted = readFormOutcome(search, 'correction');
  const [outcome, setOutcome] = useState(posted);

  return (
    <section
      id="correction"
      aria-labelledby="correction-heading"
      className="flex max-w-xl scroll-mt-4 flex-col gap-4 print:hidden"
    >
      <h2 id="correction-heading" className="text-2xl">
        Report a wrong price
      </h2>
      <p className="measure text-muted">
        Tell us, and an editor compares it with the provider’s own page. What we put right is listed
        in{' '}
        <a href={paths.corrections} className="text-link">
          corrections
        </a>
        , with how long it took. We do not ask who you are.
      </p>
      {outcome === 'received' ? (
        <p
          // A page that was loaded after a post without JavaScript begins at its start.
          ref={posted === 'received' ? undefined : takeFocus}
          tabIndex={-1}
          role="status"
          className="font-semibold text-down"
        >
          Thank you. An editor will compare it with the provider’s own page.
        </p>
      ) : (
        <VisitorForm
          {...sending}
          action={paths.price(productId)}
          thing="correction"
          fields={correctionFields}
          errorOf={correctionFieldError}
          failureTexts={failureTexts}
          failure={outcome}
          onReceived={() => setOutcome('received')}
        >
          {(field) => (
            <>
              <RadioChoice
                {...field('whatIsWrong')}
                legend="What is wrong?"
                choices={partChoices}
              />
              <TextField
                {...field('whatIsRight')}
                label="What is right?"
                hint={`As in 129.50, free, or out of stock. Up to ${correctionRules.whatIsRight.maxLength} characters; please leave out anything about yourself.`}
                maxLength={correctionRules.whatIsRight.maxLength}
              />
              <TextField
                {...field('link')}
                type="url"
                label="Where can it be seen?"
                hint="The address of the provider’s page, as in https://…"
                isOptional
              />
            </>
          )}
        </VisitorForm>
      )}
    </section>
  );
}

const partChoices = Object.entries(correctableParts).map(([value, label]) => ({ value, label }));

const failureTexts: FailureTexts = {
  invalid: 'Please choose what is wrong, say what is right, and check the web address.',
  gone: 'This price is no longer listed.',
  'too-many': 'You have reported several prices in the last hour. Please try again later.',
  failed: 'Please try again in a few minutes.',
};
