import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { exampleCompany } from '#site/components/examples/example-data.ts';
import { FirstProviders } from './first-providers.tsx';

it.each([
  [32, 'View All 32 Providers'],
  [undefined, 'View All Providers'],
])('of %s providers the link to all says “%s”', (totalProviders, text) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FirstProviders companies={[exampleCompany]} totalProviders={totalProviders} />
    </MemoryRouter>,
  );
  expect(html).toContain(text);
});
