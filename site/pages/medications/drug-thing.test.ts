import { expect, it } from 'vitest';
import type { Medication } from '#contract/schemas/medication.ts';
import { drugThing } from './drug-thing.ts';

const tablet: Medication = {
  id: '1',
  name: 'Orforglipron',
  slug: 'orforglipron',
  activeIngredient: 'orforglipron',
  description: 'A daily tablet.',
  dosageRange: '3mg-36mg',
  mechanism: 'Acts like a gut hormone.',
  frequency: 'Once a day',
  doseSteps: [],
  doseStepsNote: null,
  doseStepsUrl: null,
  commonSideEffects: [],
  contraindications: [],
  precautions: [],
  leafletUrl: null,
  nhsUrl: null,
  guide: null,
  badge: null,
  theme: 'neutral',
  minPrice: null,
  maxPrice: null,
  cheapest: null,
  dearest: null,
  lowestTotal: null,
  highestTotal: null,
  offerCount: 0,
  providerCount: 0,
};

it('a medication’s structured data do not say how it is taken, which is not stored', () => {
  const thing = drugThing(tablet, (path) => `https://site.example${path}`);
  expect(JSON.stringify(thing)).not.toContain('njection');
});
