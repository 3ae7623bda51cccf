import { expect, it } from 'vitest';
import { exampleCompany, exampleRegistration } from '../examples/example-data.ts';
import { providerThing } from './provider-thing.ts';

it.each([
  [['gphc'], 'Pharmacy'],
  [['cqc', 'psni'], 'Pharmacy'],
  [['cqc', 'gmc'], 'MedicalBusiness'],
  [[], 'MedicalBusiness'],
] as const)('a provider on the registers %j is a %s to search engines', (registers, type) => {
  const company = {
    ...exampleCompany,
    registrations: registers.map((register) => ({ ...exampleRegistration, register })),
  };
  expect(providerThing(company, (path) => path)['@type']).toBe(type);
});
