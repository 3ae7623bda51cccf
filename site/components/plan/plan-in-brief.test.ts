import { expect, it } from 'vitest';
import type { Plan } from '#contract/schemas/plan.ts';
import { planInBrief } from './plan-in-brief.ts';

const company = { id: 'ash', name: 'Ash', slug: 'ash', type: 'Clinic', registrations: [] };

it.each([
  [
    ['2.5mg', '5mg', '5mg'],
    { total: '912.00', isComplete: true, company },
    'Mounjaro: 3 orders, 2.5mg to 5mg. Lowest total with one provider: £912.00.',
  ],
  [
    ['5mg', '5mg'],
    { total: '1290.50', isComplete: false, company },
    'Mounjaro: 2 orders, 5mg. Lowest total with one provider: at least £1,290.50.',
  ],
  [
    ['5mg'],
    null,
    'Mounjaro: 1 order, 5mg. No registered provider that you can go to has every dose in stock at a price checked in the last 30 days.',
  ],
] as const)('a plan of %j in brief, %#', (doses, lowestSingle, text) => {
  const plan: Plan = {
    medication: 'Mounjaro',
    orders: doses.map((dose, index) => ({
      date: `2026-11-2${index}`,
      dose,
      lowest: null,
      highest: null,
      providerCount: 0,
    })),
    providers: [],
    providerCount: 0,
    openProviderCount: 0,
    withoutAll: [],
    withoutAllCount: 0,
    lowestThree: [],
    lowestSingle: lowestSingle && { ...lowestSingle, company },
    lowestMixed: null,
  };
  expect(planInBrief(plan)).toBe(text);
});
