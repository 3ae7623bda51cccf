import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readOutcome } from '#contract/rules/form-outcome.ts';
import { useSubscribe } from '#site/api/subscriptions.ts';
import { NewsletterForm } from '#site/components/newsletter-form/newsletter-form.tsx';
import {
  nextStep,
  subscriptionMessages,
  type SubscriptionOutcome,
} from '#site/components/newsletter-form/subscription-messages.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';

/** The subscription form as a page, with the outcome of a form sent without JavaScript until there is a later one. */
export function Page() {
  const brandNames = useBrandNames();
  const [search] = useSearchParams();
  const subscription = useSubscribe();
  const [hasLaterResult, setHasLaterResult] = useState(false);
  const outcome = readOutcome({ search, name: 'result', outcomes });
  const message = hasLaterResult || !outcome ? undefined : subscriptionMessages[outcome];
  return (
    <>
      <PageHead
        title="Subscribe to our reports"
        description="Get the monthly market analysis of UK weight loss medication prices by email."
      />
      <PageHeader
        title="Subscribe to our reports"
        lead={`Once a month: changes in the prices and stock of ${brandNames}.`}
        breadcrumbs={{ current: { name: 'Subscribe', path: paths.subscribe } }}
      />
      <div className="page-width flex flex-col gap-8 py-8 *:max-w-2xl">
        {message && (
          <div
            role={message.isDestructive ? 'alert' : 'status'}
            className={`rounded-base border border-l-8 bg-surface p-4 ${message.isDestructive ? 'border-up' : 'border-down'}`}
          >
            <h2 className="text-xl">{message.title}</h2>
            <p>{message.description}</p>
            {!message.isDestructive && <p>{nextStep}</p>}
          </div>
        )}
        {message?.isDestructive !== false && (
          <NewsletterForm
            source="subscribe_page"
            {...subscription}
            onResult={() => setHasLaterResult(true)}
          />
        )}
      </div>
    </>
  );
}

const outcomes = Object.keys(subscriptionMessages) as SubscriptionOutcome[];
