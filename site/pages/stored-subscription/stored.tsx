import type { ReactNode } from 'react';
import { formatDate, formatDateAndTime } from '#contract/rules/date.ts';
import { subscriptionStatuses } from '#contract/rules/subscription-status.ts';
import type { StoredSubscription } from '#contract/schemas/subscription.ts';
import { LinkStep } from '#site/components/link-step/link-step.tsx';
import { paths } from '#site/paths.ts';
import { PriceAlerts } from './price-alerts.tsx';

type Props = { stored: StoredSubscription; token: string };

/** The stored data of a subscription, and how to end or erase it. */
export function Stored({ stored, token }: Props) {
  if (
    stored.status === 'unknown' &&
    stored.priceAlerts === null &&
    stored.contactMessages.length === 0 &&
    stored.complaints.length === 0
  ) {
    return (
      <p className="measure">We store nothing about the address that this link was sent to.</p>
    );
  }
  return (
    <>
      <dl className="flex flex-col divide-y rounded-base border bg-surface px-4 md:px-6">
        {'email' in stored && <Entry term="Email address">{stored.email}</Entry>}
        <Entry term="Subscription to reports">
          {stored.status === 'unknown' ? 'None' : subscriptionStatuses[stored.status]}
        </Entry>
        {'leftAt' in stored && (
          <Entry term="On the suppression list since">{formatDateAndTime(stored.leftAt)}</Entry>
        )}
        {'consent' in stored && stored.consent && (
          <>
            <Entry term="Consent given">{formatDateAndTime(stored.consent.consentedAt)}</Entry>
            {stored.consent.confirmedAt && (
              <Entry term="Confirmed">{formatDateAndTime(stored.consent.confirmedAt)}</Entry>
            )}
            <Entry term="Form used">{stored.consent.form}</Entry>
            <Entry term="Version of the wording">{stored.consent.consentVersion}</Entry>
          </>
        )}
      </dl>
      <p>
        <a href={paths.storedData(token)} download="what-we-store.json" className="text-link py-1">
          Save all of this as a file
        </a>{' '}
        (JSON). Is something wrong with how we use it?{' '}
        <a href={paths.complaint()} className="text-link">
          Complain
        </a>
      </p>
      {stored.priceAlerts && <PriceAlerts priceAlerts={stored.priceAlerts} token={token} />}
      {'reports' in stored && <Reports reports={stored.reports} />}
      <Messages messages={stored.contactMessages} />
      <Complaints complaints={stored.complaints} />
      {'reports' in stored && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">Unsubscribe</h2>
          <p className="measure">
            We no longer send you reports{stored.priceAlerts && ', and your price alerts end too'}.
            We keep a one-way code in place of your address, and the record of your consent.
          </p>
          <LinkStep name="leave" action={paths.unsubscribe(token)} text="Unsubscribe" />
        </section>
      )}
      {(stored.contactMessages.length > 0 ||
        stored.priceAlerts !== null ||
        ('consent' in stored && stored.consent)) && (
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">Erase everything</h2>
          <p className="measure">
            We erase all of the above straight away, without a goodbye email, and keep only the
            one-way code{stored.complaints.length > 0 && ' and your complaints'}. What is erased
            cannot be brought back. You can subscribe again yourself; we then ask you to confirm it.
          </p>
          <LinkStep
            name="erase"
            action={paths.eraseSubscription(token)}
            text="Erase everything"
            variant="secondary"
          />
        </section>
      )}
    </>
  );
}

type ReportsProps = { reports: Extract<StoredSubscription, { reports: unknown }>['reports'] };

function Reports({ reports }: ReportsProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">Reports sent to you</h2>
      {reports.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {reports.map(({ title, outcome, sentAt }) => (
            <li key={title}>
              {title}: {sentAt ? `sent on ${formatDateAndTime(sentAt)}` : outcomes[outcome]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The messages sent with the contact form. */
function Messages({ messages }: { messages: StoredSubscription['contactMessages'] }) {
  if (messages.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">Messages from your address</h2>
      <ul className="flex list-disc flex-col gap-4 pl-6">
        {messages.map(({ receivedAt, name, subject, message }) => (
          <li key={receivedAt} className="wrap-anywhere">
            {formatDateAndTime(receivedAt)}, {name}: <strong>{subject}</strong>
            <p className="measure whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Data protection complaints, which are kept when the rest is erased. */
function Complaints({ complaints }: { complaints: StoredSubscription['complaints'] }) {
  if (complaints.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">Your complaints about personal data</h2>
      <ul className="flex list-disc flex-col gap-4 pl-6">
        {complaints.map(({ receivedAt, answerBy, isAnswered, name, complaint }) => (
          <li key={receivedAt} className="wrap-anywhere">
            {formatDateAndTime(receivedAt)}, {name}:{' '}
            <strong>{isAnswered ? 'answered' : `to be answered by ${formatDate(answerBy)}`}</strong>
            <p className="measure whitespace-pre-line">{complaint}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const outcomes = {
  waiting: 'on its way',
  sent: 'sent',
  bounced: 'could not be delivered',
  suppressed: 'not sent, because you had unsubscribed',
  failed: 'could not be delivered',
} as const;

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 py-3">
      <dt className="w-64 text-muted">{term}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
