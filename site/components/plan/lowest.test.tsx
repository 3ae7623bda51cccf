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

function planOf(lowest: ProviderPlan, ...others: ProviderPlan[]): Plan {
  return {
    medication: 'Mounjaro',
    orders: [{ date: '2026-11-20', dose: '2.5mg' }],
    providers: [lowest, ...others],
    withoutAll: [],
    lowestSingle: { total: lowest.total, isComplete: true, company: lowest.company },
    lowestMixed: null,
  };
}

function textOf(element: ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
  return markup.replaceAll(/<[^>]+>/g, '');
}

it.each([
  [
    [],
    'No other registered provider that you can go to has every dose in stock at a price checked in the last 30 days.',
  ],
  [
    [provider('birch', true)],
    'No other registered provider that you can go to has every dose in stock at a price checked in the last 30 days.',
  ],
  [
    [provider('birch', true), provider('cedar')],
    '1 other registered provider that you can go to has every dose in stock.',
  ],
])('beside the lowest stands how many others a patient can go to, %#', (others, text) => {
  const plan = planOf(provider('ash'), ...others);
  expect(textOf(<Lowest plan={plan} />)).toContain(text);
});

it('where a dose can be had nowhere, that is not said of every dose', () => {
  expect(textOf(<Lowest plan={planOf(provider('ash'))} />)).toContain(
    'At least one of the doses is not in stock, at a price checked in the last 30 days, at any registered provider that you can go to.',
  );
});

it('where no provider has every dose, that may be because nobody has checked its prices', () => {
  const plan: Plan = {
    ...planOf(provider('oak', true)),
    lowestSingle: null,
  };
  const sentence =
    'No registered provider that you can go to has every dose in stock at a price checked in the last 30 days.';
  expect(textOf(<Lowest plan={plan} />)).toContain(sentence);
  expect(textOf(<PaperPlan plan={plan} />)).toContain(sentence);
  expect(textOf(<ProviderPlans plan={{ ...plan, providers: [] }} />)).toContain(
    'No registered provider has every dose in stock at a price checked in the last 30 days.',
  );
});

it('on paper are the three lowest of the providers that a patient can go to', () => {
  const names = ['ash', 'birch', 'cedar', 'dene'];
  const plan = planOf(provider('oak', true), ...names.map((name) => provider(`${name} clinic`)));
  const text = textOf(<PaperPlan plan={plan} />);
  expect(text).toContain('Doseash clinicbirch cliniccedar clinic20 November 2026');
  expect(text).toContain('Of the providers that you can go to, these have the lowest totals');
  expect(text).not.toContain('oak');
});

it('a provider with two entries in a register is on it once', () => {
  const { company, ...ash } = provider('ash');
  const [entry] = exampleCompany.registrations.filter(({ register }) => register === 'gphc');
  const plan = planOf({ ...ash, company: { ...company, registrations: [entry!, entry!] } });
  expect(textOf(<Lowest plan={plan} />)).toContain('at ash (GPhC)');
  expect(textOf(<ProviderPlans plan={plan} />)).toContain('ash GPhC£');
});
