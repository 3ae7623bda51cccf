import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { LinkFailure } from '../../components/link-step/link-failure.tsx';
import { LinkResult, readLinkOutcome } from '../../components/link-step/link-result.tsx';
import { LinkStep } from '../../components/link-step/link-step.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { paths } from '../../paths.ts';

/** Where the link in the confirmation leads: one button, which starts the subscription. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const outcome = readLinkOutcome(search.get('result'));
  return (
    <>
      <PageHead
        title="Confirm your subscription"
        description="One button, then our market analysis report comes to your inbox once a month."
      />
      <PageHeader
        title="Confirm your subscription"
        lead="Our market analysis report comes by email once a month. You can leave at any time."
      />
      <div className="page-width flex flex-col gap-8 py-8 *:max-w-2xl">
        {outcome === undefined && (
          <LinkStep
            name="confirm"
            action={paths.confirmSubscription(token)}
            text="Confirm my subscription"
          />
        )}
        {outcome === 'done' && (
          <LinkResult outcome={outcome} title="Your subscription is confirmed">
            <p className="measure">The next report comes to your inbox. Thank you.</p>
            <ButtonLink to={paths.marketAnalysis}>Read the latest report</ButtonLink>
          </LinkResult>
        )}
        {(outcome === 'failed' || outcome === 'outdated') && <LinkFailure outcome={outcome} />}
      </div>
    </>
  );
}
