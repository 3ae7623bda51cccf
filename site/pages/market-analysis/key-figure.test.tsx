import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { MarketReportCard } from '#contract/schemas/market-report.ts';
import { FeaturedReport } from './featured-report.tsx';
import { ReportCard } from './report-card.tsx';

const report = (isEdited: boolean): MarketReportCard => ({
  slug: 'market-overview',
  title: 'Market overview',
  description: 'What it cost.',
  category: 'Market Overview',
  month: '2026-09-15T12:00:00.000Z',
  readTimeMinutes: 5,
  featured: true,
  badges: [],
  keyFigure: { value: '99', label: 'products analysed', figure: 'products', isEdited },
  updatedAt: '2026-10-03T09:00:00.000Z',
});

it.each([
  ['the featured report', (isEdited: boolean) => <FeaturedReport reports={[report(isEdited)]} />],
  ['a report in the archive', (isEdited: boolean) => <ReportCard report={report(isEdited)} />],
])('the figure of %s says if an editor entered it', (_what, card) => {
  const textOf = (isEdited: boolean) =>
    renderToStaticMarkup(<MemoryRouter>{card(isEdited)}</MemoryRouter>);
  expect(textOf(true)).toContain('entered by an editor');
  expect(textOf(false)).not.toContain('entered by an editor');
});
