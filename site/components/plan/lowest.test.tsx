import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Plan, ProviderPlan } from '#contract/schemas/plan.ts';
import { exampleCompany } from '../examples/example-data.ts';
import { Lowest } from './lowest.tsx';
import { PaperPlan } from './paper-plan.tsx';
import { ProviderPlans } from './provider-plans.tsx';

function provider(name: string, isOnlyForOwnPatients = false): ProviderPlan {
  return {
    company: { id: name, name, slug: name, type: 'Clinic', registrations: [] },
    isOnlyForOwnPatients,
    total: '129.00',
    isComplete: true,
    orders: [],
  };
}

function planOf(lowest: ProviderPlan, fields: Partial<Plan> = {}): Plan {
  return {
    medication: 'Mounjaro',
    orders: [{ date: '2026-11-20', dose: '2.5mg', lowest: null, highest: null, providerCount: 0 }],
    providers: [lowest],
    providerCount: 1,
    openProviderCount: 1,
    withoutAll: [],
    withoutAllCount: 0,
    lowestThree: [lowest],
    lowestSingle: { total: lowest.total, isComplete: true, company: lowest.company },
    lowestMixed: null,
    ...fields,
  };
}

function textOf(element: ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
  return markup.replaceAll(/<[^>]+>/g, '');
}

it.each([
  [
    1,
    'No other registered provider that you can go to has every dose in stock at a price checked in the last 30 days.',
  ],
  [2, '1 other registered provider that you can go to has every dose in stock.'],
  [1462, '1,461 other registered providers that you can go to have every dose in stock.'],
])(
  'beside the lowest stands how many others a patient can go to, of %i',
  (openProviderCount, text) => {
    const plan = planOf(provider('ash'), { openProviderCount });
    expect(textOf(<Lowest plan={plan} />)).toContain(text);
  },
);

it('where a dose can be had nowhere, that is not said of every dose', () => {
  expect(textOf(<Lowest plan={planOf(provider('ash'))} />)).toContain(
    'At least one of the doses is not in stock, at a price checked in the last 30 days, at any registered provider that you can go to.',
  );
});

it('where no provider has every dose, that may be because nobody has checked its prices', () => {
  const plan = planOf(provider('oak', true), {
    openProviderCount: 0,
    lowestThree: [],
    lowestSingle: null,
  });
  const sentence =
    'No registered provider that you can go to has every dose in stock at a price checked in the last 30 days.';
  expect(textOf(<Lowest plan={plan} />)).toContain(sentence);
  expect(textOf(<PaperPlan plan={plan} />)).toContain(sentence);
  expect(textOf(<ProviderPlans plan={{ ...plan, providers: [] }} />)).toContain(
    'No registered provider has every dose in stock at a price checked in the last 30 days.',
  );
});

it('on paper are the three lowest of the providers that a patient can go to', () => {
  const lowestThree = ['ash', 'birch', 'cedar'].map((name) => provider(`${name} clinic`));
  const plan = planOf(provider('oak', true), { lowestThree });
  const text = textOf(<PaperPlan plan={plan} />);
  expect(text).toContain('Doseash clinicbirch cliniccedar clinic20 November 2026');
  expect(text).toContain('Of the providers that you can go to, these have the lowest totals');
  expect(text).not.toContain('oak');
});

it('of long lists only the beginning is shown, with how many there are', () => {
  const { company, isOnlyForOwnPatients } = provider('dene');
  const left = { company, isOnlyForOwnPatients, unavailable: [], orders: [] };
  const plan = planOf(provider('ash'), {
    providers: [provider('ash'), provider('birch')],
    providerCount: 1462,
    withoutAll: [left],
    withoutAllCount: 258,
  });
  const text = textOf(<ProviderPlans plan={plan} />);
  expect(text).toContain('These are the 2 lowest of 1,462 providers.');
  expect(text).toContain('258 providers left out, and why');
  expect(text).toContain('And 257 more.');
  const whole = planOf(provider('ash'), { withoutAll: [left], withoutAllCount: 1 });
  expect(textOf(<ProviderPlans plan={whole} />)).not.toMatch(/These are|more\./);
});

it('a provider with two entries in a register is on it once', () => {
  const { company, ...ash } = provider('ash');
  const [entry] = exampleCompany.registrations.filter(({ register }) => register === 'gphc');
  const plan = planOf({ ...ash, company: { ...company, registrations: [entry!, entry!] } });
  expect(textOf(<Lowest plan={plan} />)).toContain('at ash (GPhC)');
  expect(textOf(<ProviderPlans plan={plan} />)).toContain('ash GPhC£');
});
