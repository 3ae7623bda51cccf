import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Plan, ProviderPlan } from '#contract/schemas/plan.ts';
import { Lowest } from './lowest.tsx';

function provider(name: string, isOnlyForOwnPatients = false): ProviderPlan {
  return {
    company: { id: name, name, slug: name, type: 'Clinic', registrations: [] },
    isOnlyForOwnPatients,
    total: '129.00',
    isComplete: true,
    orders: [],
  };
}

function markup(...others: ProviderPlan[]): string {
  const lowest = provider('ash');
  const plan: Plan = {
    medication: 'Mounjaro',
    orders: [{ date: '2026-11-20', dose: '2.5mg' }],
    providers: [lowest, ...others],
    withoutAll: [],
    lowestSingle: { total: lowest.total, isComplete: true, company: lowest.company },
    lowestMixed: null,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Lowest plan={plan} />
    </MemoryRouter>,
  );
}

it.each([
  [[], 'No other registered provider that you can go to has every dose in stock.'],
  [
    [provider('birch', true)],
    'No other registered provider that you can go to has every dose in stock.',
  ],
  [
    [provider('birch', true), provider('cedar')],
    '1 other registered provider that you can go to has every dose in stock.',
  ],
])('beside the lowest stands how many others a patient can go to, %#', (others, text) => {
  expect(markup(...others)).toContain(text);
});
