import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleCompany, unregisteredCompany } from '#site/components/examples/example-data.ts';
import { HomeData } from './home-data.tsx';

it('the list of providers is in the structured data only if it has one', () => {
  const company = { ...exampleCompany, reviews: [] };
  const listed = [company, unregisteredCompany];
  expect(
    renderToStaticMarkup(<HomeData siteName="Compare" companies={listed} totalProviders={2} />),
  ).toMatch(/"ItemList".+"numberOfItems":2.+Ashdown Online Clinic/);
  expect(
    renderToStaticMarkup(<HomeData siteName="Compare" companies={[]} totalProviders={32} />),
  ).not.toContain('ItemList');
});
