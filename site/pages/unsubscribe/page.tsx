import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { LinkFailure } from '../../components/link-step/link-failure.tsx';
import { LinkResult, readLinkOutcome } from '../../components/link-step/link-result.tsx';
import { LinkStep } from '../../components/link-step/link-step.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { paths } from '../../paths.ts';

/** Where the unsubscribe link of every email leads: one button, which ends the subscription at once. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const outcome = readLinkOutcome(search.get('result'));
  return (
    <>
      <PageHead
        title="Unsubscribe"
        description="One button, and our market analysis report comes to you no more."
      />
      <PageHeader
        title="Unsubscribe"
        lead="Press the button and we send you no more reports, from now on."
      />
      <div className="page-width flex flex-col gap-8 py-8 *:max-w-2xl">
        {outcome === undefined && (
          <LinkStep name="leave" action={paths.unsubscribe(token)} text="Unsubscribe" />
        )}
        {outcome === 'done' && (
          <LinkResult outcome={outcome} title="You have unsubscribed">
            <p className="measure">
              We send you no more reports. Your address is erased once a short goodbye has gone; a
              one-way code stays in its place, so that we never write to you again.
            </p>
            <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          </LinkResult>
        )}
        {(outcome === 'failed' || outcome === 'outdated') && <LinkFailure outcome={outcome} />}
      </div>
    </>
  );
}
