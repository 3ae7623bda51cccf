import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  changesByDose,
  changesByProvider,
  priceChangeRecord,
} from '#contract/rules/report-figures.ts';
import { Block } from './blocks/price-changes.tsx';

it('a month in which every price stayed says so, and shows neither a chart nor a list of changes', () => {
  const ashdown = { provider: 'Ashdown Online Clinic', medication: 'Mounjaro' };
  const rows = [
    { ...ashdown, dose: '2.5mg', baselinePence: 13000, currentPence: 13000 },
    { ...ashdown, dose: '5mg', baselinePence: 15000, currentPence: 15000 },
  ];
  const html = renderToStaticMarkup(
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
  expect(html).toContain('No price changed');
  expect(html).toContain('2 prices stayed as they were');
  for (const absent of ['All 0 changes', 'Each dot is one of', 'Open a provider'])
    expect(html).not.toContain(absent);
});
