import {
  contactFieldError,
  contactFields,
  type ContactField,
} from '#contract/rules/contact-message.ts';
import type { FailureTexts } from '#contract/rules/form-outcome.ts';
import { paths } from '#site/paths.ts';
import { TextField } from '../form/text-field.tsx';
import { VisitorForm, type Sending } from '../form/visitor-form.tsx';

/** The contact form; without JavaScript it posts to `/contact`. */
export function ContactForm(sending: Sending<ContactField>) {
  return (
    <VisitorForm
      {...sending}
      action={paths.contact()}
      thing="message"
      fields={contactFields}
      errorOf={contactFieldError}
      failureTexts={failureTexts}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <TextField
            {...field('email')}
            label="Your email address"
            hint="We use it to reply to you and for nothing else."
            type="email"
            autoComplete="email"
          />
          <TextField {...field('subject')} label="What is it about?" />
          <TextField
            {...field('message')}
            label="Your message"
            hint="Up to 5,000 characters. Please leave out details of your health."
            isMultiline
          />
          <p className="measure text-sm text-muted">
            We keep your message, your name and your email address for 12 months, then we erase
            them.{' '}
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
    'Something was missing or too long. Go back in your browser, where your text is still there, and check each field: your name, an email address we can reply to, a subject and a message of up to 5,000 characters.',
  'too-many':
    'Too many messages have been sent from your network in the last hour. Please try again later, or email us.',
  failed: 'Please try again in a few minutes, or email us.',
};
