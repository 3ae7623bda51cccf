import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  changesByDose,
  changesByProvider,
  priceChangeRecord,
  type PriceChangeRow,
} from '#contract/rules/report-figures.ts';
import { Block } from './blocks/price-changes.tsx';

const ashdown = { provider: 'Ashdown Online Clinic', medication: 'Mounjaro' };

function blockOf(rows: readonly PriceChangeRow[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Block
        blockType="priceChanges"
        medication={null}
        caption="Prices that changed in August"
        records={rows.map((row) => ({ ...priceChangeRecord(row), edited: [] }))}
        byProvider={changesByProvider(rows).map((summary) => ({
          ...summary,
          providerSlug: null,
          edited: [],
        }))}
        byDose={changesByDose(rows).map((summary) => ({ ...summary, edited: [] }))}
      />
    </MemoryRouter>,
  );
}

it('a month in which every price stayed says so, and shows neither a chart nor a list of changes', () => {
  const html = blockOf([
    { ...ashdown, dose: '2.5mg', baselinePence: 13000, currentPence: 13000 },
    { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 15000 },
  ]);
  expect(html).toContain('No price changed');
  expect(html).toContain('2 prices stayed as they were; in the averages above they count.');
  for (const absent of ['All 0 changes', 'Each dot is one of', 'Open a provider'])
    expect(html).not.toContain(absent);
});

it('a month in which one price changed and one stayed speaks of each as one', () => {
  const html = blockOf([
    { ...ashdown, dose: '2.5mg', baselinePence: 13000, currentPence: 13000 },
    { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 15600 },
  ]);
  expect(html).toContain('1 price stayed as it was; in the averages above it counts.');
  expect(html).toContain('The dot is 1 price, placed by its percentage change.');
});

it('a month in which several prices changed says what each dot is', () => {
  const html = blockOf([
    { ...ashdown, dose: '2.5mg', baselinePence: 13000, currentPence: 13100 },
    { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 15600 },
  ]);
  expect(html).toContain('Each dot is one of 2 prices, placed by its percentage change.');
});
