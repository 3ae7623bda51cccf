import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Company } from '#contract/schemas/company.ts';
import { exampleCompany } from '../examples/example-data.ts';
import { ProviderCard } from './provider-card.tsx';

const cardOf = (fields: Partial<Company>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProviderCard company={{ ...exampleCompany, ...fields }} />
    </MemoryRouter>,
  );

it('a provider’s card says how its prices have changed in the last month', () => {
  const card = cardOf({ priceTrend: { change: 'same', percentage: 0 } });
  expect(card).toContain('Prices in the last month:');
  expect(card).toContain('Price unchanged');
});

it('a provider’s card says nothing of it where no price can be compared', () => {
  const card = cardOf({ priceTrend: null });
  expect(card).not.toContain('Prices in the last month');
  expect(card).not.toContain('Price unchanged');
});
