import {
  complaintFieldError,
  complaintFields,
  type ComplaintField,
} from '#contract/rules/complaint.ts';
import type { FailureTexts } from '#contract/rules/form-outcome.ts';
import { paths } from '#site/paths.ts';
import { TextField } from '../form/text-field.tsx';
import { VisitorForm, type Sending } from '../form/visitor-form.tsx';

/** The data protection complaint form; without JavaScript it posts to `/complaint`. */
export function ComplaintForm(sending: Sending<ComplaintField>) {
  return (
    <VisitorForm
      {...sending}
      action={paths.complaint()}
      thing="complaint"
      fields={complaintFields}
      errorOf={complaintFieldError}
      failureTexts={failureTexts}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <TextField
            {...field('email')}
            label="Your email address"
            hint="We will confirm and answer your complaint at this address."
            type="email"
            autoComplete="email"
          />
          <TextField
            {...field('complaint')}
            label="What have we done with your information?"
            hint="Up to 5,000 characters. Tell us what you would like us to do. Please leave out details of your health."
            isMultiline
          />
          <p className="measure text-sm text-muted">
            We keep your complaint, your name and your email address for 24 months after our answer,
            even if you have everything else erased, as a record of how we dealt with it.{' '}
            <a href={paths.privacyPolicy} className="text-link">
              Privacy policy
            </a>
          </p>
        </>
      )}
    </VisitorForm>
  );
}

const failureTexts: FailureTexts = {
  invalid:
    'Something was missing or too long. Go back in your browser, where your text is still there, and check each field: your name, an email address we can reply to, and a complaint of up to 5,000 characters.',
  'too-many':
    'Too many complaints have been sent from your network in the last hour. Please try again later, or email us.',
  failed: 'Please try again in a few minutes, or email us.',
};
