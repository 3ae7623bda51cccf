import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../page-head/page-head.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { LinkFailure, type WayOn } from './link-failure.tsx';
import { LinkResult, readLinkOutcome } from './link-result.tsx';
import { LinkStep, type LinkStepName } from './link-step.tsx';

type Props = {
  title: string;
  /** For search results and shared links. */
  description: string;
  /** The purpose of the button, in a sentence. */
  lead: string;
  step: {
    name: LinkStepName;
    text: string;
    /** The URL that the button posts to, for the token in the link. */
    action: (token: string) => string;
  };
  doneTitle: string;
  /** Where a link that no longer works leads on to. */
  wayOn?: WayOn;
  /** Shown once it is done. */
  children: ReactNode;
};

/** The target page of a link in an email: first a button, then its outcome. */
export function LinkPage({ title, description, lead, step, doneTitle, wayOn, children }: Props) {
  const [search] = useSearchParams();
  const outcome = readLinkOutcome(search);
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={title} lead={lead} />
      <div className="page-width flex flex-col gap-8 py-8 *:max-w-2xl">
        {outcome === undefined && (
          <LinkStep
            name={step.name}
            text={step.text}
            action={step.action(search.get('token') ?? '')}
          />
        )}
        {outcome === 'done' && (
          <LinkResult outcome={outcome} title={doneTitle}>
            {children}
          </LinkResult>
        )}
        {(outcome === 'failed' || outcome === 'outdated') && (
          <LinkFailure outcome={outcome} wayOn={wayOn} />
        )}
      </div>
    </>
  );
}
