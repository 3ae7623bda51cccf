import type { Examples } from '../examples/examples.ts';
import { LinkTabs } from './link-tabs.tsx';

const tabs = [
  { id: 'overview', title: 'Overview', address: '/medications?filter=wegovy' },
  { id: 'pricing', title: 'Pricing', address: '/medications?filter=wegovy&tab=pricing' },
];

export const examples: Examples = {
  'the second one chosen': (
    <LinkTabs label="About Wegovy" tabs={tabs} chosenId="pricing">
      <p>What each dose costs.</p>
    </LinkTabs>
  ),
};
