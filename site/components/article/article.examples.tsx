import type { Examples } from '../examples/examples.ts';
import { CallOut } from './call-out.tsx';
import { SourceList } from './source-list.tsx';

export const examples: Examples = {
  'a call-out': (
    <CallOut tone="info" title="Good to know">
      <p>Doses rise step by step.</p>
    </CallOut>
  ),
  'a warning': (
    <CallOut tone="warning" title="Get medical help">
      <p>Call 999 if you cannot breathe.</p>
    </CallOut>
  ),
  sources: (
    <SourceList
      sources={[{ title: 'Side effects', publisher: 'NHS', url: 'https://www.nhs.uk/' }]}
    />
  ),
};
