import { Link } from 'react-router-dom';
import { paths } from '#site/paths.ts';
import { LinkResult } from './link-result.tsx';

type Props = { outcome: 'failed' | 'outdated' };

/** Explains that a link from an email failed, and what to do instead. */
export function LinkFailure({ outcome }: Props) {
  if (outcome === 'failed') {
    return (
      <LinkResult outcome={outcome} title="Something went wrong">
        <p className="measure">
          Nothing has changed. Please open the link in our email again in a few minutes.
        </p>
      </LinkResult>
    );
  }
  return (
    <LinkResult outcome={outcome} title="This link no longer works">
      <p className="measure">
        It may be incomplete, or a later email may have replaced it. Please use the link in the
        latest email,{' '}
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
