import { useSearchParams } from 'react-router-dom';
import { storedSubscriptionQuery } from '#site/api/stored-subscription.ts';
import { useRead } from '#site/api/use-read.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { LinkFailure } from '#site/components/link-step/link-failure.tsx';
import { LinkResult, readLinkOutcome } from '#site/components/link-step/link-result.tsx';
import { LinkStep } from '#site/components/link-step/link-step.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { Stored } from './stored.tsx';

/** The data stored about the holder of a link from one of our emails, and how to have it erased. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const outcome = readLinkOutcome(search);
  return (
    <>
      <PageHead
        title="What we store about you"
        description="Your subscription to our reports and your price alerts: what we store, and how to end them or have it erased."
      />
      <PageHeader
        title="What we store about you"
        lead="Your subscription to our reports, your price alerts, what you have written to us, and how to end or erase it."
      />
      <div className="page-width flex flex-col gap-8 py-8 *:max-w-2xl">
        {outcome === 'done' && (
          <LinkResult outcome={outcome} title="Everything is erased">
            <p className="measure">
              We keep a one-way code made from your address, so that we do not email you again. If
              you have complained about how we use your information, we keep that complaint, with
              your name and address, until 24 months after our answer.
            </p>
            <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
          </LinkResult>
        )}
        {outcome === 'renewed' && (
          <LinkResult outcome={outcome} title="Look for our email">
            <p className="measure">
              If your address is on our list, an email with a new link is on its way to it; we send
              three a day at most. If none has arrived today, we no longer hold your address: only
              messages you have sent us, and a one-way code if you have unsubscribed.{' '}
              <a href={paths.contact()} className="text-link">
                Write to us
              </a>{' '}
              to see or erase that.
            </p>
          </LinkResult>
        )}
        {outcome === 'failed' && <LinkFailure outcome="failed" />}
        {outcome === 'outdated' && <LinkFailure outcome="outdated" />}
        {outcome === undefined && token === null && <LinkNeeded />}
        {outcome === undefined && token !== null && <StoredOf token={token} />}
      </div>
    </>
  );
}

function LinkNeeded() {
  return (
    <LinkResult outcome="outdated" title="Open this page from one of our emails">
      <p className="measure">
        Every email that we send to you ends with a link to this page, which shows what we store
        about your address and lets nobody else see it. Without such an email,{' '}
        <a href={paths.contact()} className="text-link">
          write to us
        </a>
        .
      </p>
    </LinkResult>
  );
}

function LinkExpired({ token }: { token: string }) {
  return (
    <LinkResult outcome="expired" title="This link has expired">
      <p className="measure">
        A link in one of our emails shows what we store about you for 180 days. We can send a new
        one to the same address. The unsubscribe link at the end of every email still works.
      </p>
      <LinkStep name="renew" action={paths.renewLink(token)} text="Send me a new link" />
    </LinkResult>
  );
}

function StoredOf({ token }: { token: string }) {
  const query = useRead(storedSubscriptionQuery(token));
  if (query.error?.status === 404) return <LinkFailure outcome="outdated" />;
  if (query.error?.status === 410) return <LinkExpired token={token} />;
  return (
    <Loaded query={query} loadingText="Loading what we store...">
      {(stored) => <Stored stored={stored} token={token} />}
    </Loaded>
  );
}
