import { paths } from '#site/paths.ts';
import { LinkResult } from './link-result.tsx';

/** The way to what an outdated link was for, where there is one. */
export type WayOn = { text: string; href: string };

type Props = { outcome: 'failed' | 'outdated'; wayOn?: WayOn };

/** Explains that a link from an email failed, and what to do instead. */
export function LinkFailure({ outcome, wayOn }: Props) {
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
        latest email
        {wayOn && (
          <>
            ,{' '}
            <a href={wayOn.href} className="text-link">
              {wayOn.text}
            </a>
          </>
        )}{' '}
        or{' '}
        <a href={paths.contact()} className="text-link">
          write to us
        </a>
        .
      </p>
    </LinkResult>
  );
}
