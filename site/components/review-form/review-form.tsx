import {
  reviewFieldError,
  reviewFields,
  reviewRules,
  type ReviewField,
} from '#contract/rules/review-request.ts';
import type { FailureTexts } from '#contract/rules/form-outcome.ts';
import { paths } from '#site/paths.ts';
import { TextField } from '../form/text-field.tsx';
import { VisitorForm, type Sending } from '../form/visitor-form.tsx';
import { ConsentBox } from './consent-box.tsx';
import { StarChoice } from './star-choice.tsx';

/** The review form; without JavaScript it posts to the page's own URL. */
export function ReviewForm({ slug, ...sending }: Sending<ReviewField> & { slug: string }) {
  return (
    <VisitorForm
      {...sending}
      action={paths.writeReview(slug)}
      thing="review"
      fields={reviewFields}
      errorOf={reviewFieldError}
      failureTexts={failureTexts}
    >
      {(field) => (
        <>
          <StarChoice {...field('rating')} />
          <TextField {...field('title')} label="Title" isOptional />
          <TextField
            {...field('content')}
            label="Your review"
            hint="20 to 5,000 characters: ordering, advice, delivery, cost, support. There is no need to write your full health history."
            minLength={reviewRules.content.minLength}
            isMultiline
          />
          <TextField
            {...field('customerName')}
            label="Name to show"
            hint="It does not have to be your real name."
            autoComplete="nickname"
          />
          <TextField
            {...field('location')}
            label="Place"
            hint="A town or county, such as Leeds or Kent."
            autoComplete="address-level2"
            isOptional
          />
          <ConsentBox {...field('consent')} />
        </>
      )}
    </VisitorForm>
  );
}

const failureTexts: FailureTexts = {
  invalid:
    'Something was missing, too short or too long. Go back in your browser, where your text is still there, and check each field: the stars, a review of 20 to 5,000 characters, a name, and your agreement.',
  gone: 'We no longer list this provider, so you cannot review it here.',
  'too-many':
    'Too many reviews have been sent from your network in the last hour. Please try again later.',
  failed: 'Please try again in a few minutes.',
};
