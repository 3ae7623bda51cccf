import { paths } from '#site/paths.ts';
import type { Examples } from '../examples/examples.ts';
import { LinkFailure } from './link-failure.tsx';
import { LinkResult } from './link-result.tsx';

export const examples: Examples = {
  done: (
    <LinkResult outcome="done" title="Your subscription is confirmed">
      <p>The next report will arrive at the start of the month.</p>
    </LinkResult>
  ),
  failed: <LinkFailure outcome="failed" />,
  outdated: (
    <LinkFailure outcome="outdated" wayOn={{ text: 'subscribe again', href: paths.subscribe }} />
  ),
};
