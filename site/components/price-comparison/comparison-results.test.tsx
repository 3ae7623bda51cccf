// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { HttpError } from '#site/api/http-error.ts';
import { site } from '#site/entry-server.tsx';
import { exampleProduct, exampleSettings } from '../examples/example-data.ts';

const products = ['2.5mg', '5mg'].map((dose) => ({ ...exampleProduct, id: dose, dose }));

/** Where the tags of the chosen filters lead, by what they remove. */
async function tagsOf(address: string): Promise<Record<string, string | null>> {
  const { body } = await site.render(address, {
    fetchJson: async (path) => {
      if (path === '/api/site') return exampleSettings;
      if (path.startsWith('/api/products?')) return products;
      throw new HttpError(503, `503: ${path}`);
    },
  });
  const page = new DOMParser().parseFromString(new TextDecoder().decode(body), 'text/html');
  const tags = page.querySelectorAll('[aria-label="Chosen filters"] a');
  return Object.fromEntries(
    [...tags].map((tag) => [tag.textContent, tag.getAttribute('href')] as const),
  );
}

it('the tags of the medication and the dose forget the dose now, and no others do', async () => {
  expect(
    await tagsOf('/compare?medication=mounjaro&dose=5mg&type=online&now=2.5mg&budget=180'),
  ).toEqual({
    'Remove filter: Mounjaro': '/compare?dose=5mg&type=online&budget=180',
    'Remove filter: 5mg': '/compare?medication=mounjaro&type=online&budget=180',
    'Remove filter: Online': '/compare?medication=mounjaro&dose=5mg&now=2.5mg&budget=180',
    'Clear all filters': '/compare?budget=180',
  });
});
