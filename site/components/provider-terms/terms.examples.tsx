import { mapTerms, unknownTerms, type Terms } from '#contract/rules/provider-terms.ts';
import type { TermSources } from '#contract/schemas/provider-terms.ts';
import { exampleCompany, exampleProduct, unregisteredCompany } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { TermsTable } from './terms-table.tsx';

const terms: Terms = {
  minBmi: 30,
  minBmiWithCondition: 27.5,
  switchingProof: 'photo',
  higherDoseRestart: 'with-proof',
  identityCheck: 'document',
  photoCheck: 'either',
  deliveryRegions: ['england', 'scotland', 'wales', 'northern-ireland'],
  coldChain: null,
  deliveryDays: 2,
  maxPens: 1,
  cancellation: 'In the account or by email, until the order is dispatched.',
};
const source = {
  url: 'https://a-clinic-with-a-rather-long-name.example/how-it-works',
  checkedAt: '2026-11-03T10:00:00.000Z',
};
const termSources: TermSources = mapTerms((name) => (terms[name] === null ? null : source));
const products = [
  {
    ...exampleProduct,
    consultationFee: '25.00',
    consultationFeeBasis: 'once' as const,
    firstOrderPrice: '99.00',
  },
];

export const examples: Examples = {
  'most of it known': <TermsTable provider={{ ...exampleCompany, terms, termSources, products }} />,
  'of a provider on no register': (
    <TermsTable provider={{ ...unregisteredCompany, terms, termSources, products }} />
  ),
  'nothing known': (
    <TermsTable
      provider={{
        ...exampleCompany,
        terms: unknownTerms,
        termSources: mapTerms(() => null),
        products: [],
      }}
    />
  ),
};
