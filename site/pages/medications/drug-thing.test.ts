import { expect, it } from 'vitest';
import type { Medication } from '#contract/schemas/medication.ts';
import { exampleMedication } from '#site/components/examples/example-data.ts';
import { drugThing } from './drug-thing.ts';

const tablet: Medication = { ...exampleMedication, description: 'A daily tablet.' };

it('a medication’s structured data do not say how it is taken, which is not stored', () => {
  const thing = drugThing(tablet, (path) => `https://site.example${path}`);
  expect(JSON.stringify(thing)).not.toContain('njection');
});
