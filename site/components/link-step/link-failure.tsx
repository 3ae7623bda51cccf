import { Link } from 'react-router-dom';
import { paths } from '#site/paths.ts';
import { LinkResult } from './link-result.tsx';

type Props = { outcome: 'failed' | 'outdated' };

/** A link from an email that did nothing, and what to do instead. */
export function LinkFailure({ outcome }: Props) {
  if (outcome === 'failed') {
    return (
      <LinkResult outcome={outcome} title="That did not work">
        <p className="measure">
          Something went wrong on our side, and nothing has changed. Please open the link in our
          email again in a few minutes.
        </p>
      </LinkResult>
    );
  }
  return (
    <LinkResult outcome={outcome} title="This link no longer works">
      <p className="measure">
        It may be cut short, or an email that we sent later has replaced it. Please use the link in
        the newest email,{' '}
        <Link to={paths.subscribe} className="text-link">
          subscribe again
        </Link>{' '}
        or{' '}
        <Link to={paths.contact()} className="text-link">
          write to us
        </Link>
        .
      </p>
    </LinkResult>
  );
}
