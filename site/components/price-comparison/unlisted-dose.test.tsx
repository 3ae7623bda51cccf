// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HttpError } from '#site/api/http-error.ts';
import { site } from '#site/entry-server.tsx';
import {
  exampleMedication,
  exampleProduct,
  exampleSettings,
  unknownProduct,
} from '../examples/example-data.ts';

const products = [exampleProduct, unknownProduct];
const answers: Record<string, unknown> = {
  '/api/site': exampleSettings,
  '/api/products?sortBy=total-cost': products,
  '/api/medications': [exampleMedication],
  '/api/products?medication=wegovy&sortBy=price': [unknownProduct],
  '/api/products?asOf=2026-11-21&sortBy=total-cost': products,
};

/** The page as the server answers it, without JavaScript; a filtered list of products has none. */
async function read(address: string): Promise<Document> {
  const { body } = await site.render(address, {
    fetchJson: async (path) => {
      const answer = answers[path] ?? (path.startsWith('/api/products?') ? [] : undefined);
      if (answer === undefined) throw new HttpError(503, `503: ${path}`);
      return answer;
    },
  });
  return new DOMParser().parseFromString(new TextDecoder().decode(body), 'text/html');
}

const rowsOf = (page: Document) =>
  [...page.querySelectorAll('table tbody tr th')].map(({ textContent }) => textContent);
const chosenIn = (page: Document, name: string) =>
  page.querySelector(`select[name=${name}] option[selected]`)?.textContent;
const linksOf = (page: Document, words: RegExp) =>
  [...page.querySelectorAll('main a')]
    .filter(({ textContent }) => words.test(textContent))
    .map((link) => link.getAttribute('href'));

// What a form sends in which only the medication was changed, without JavaScript.
const another = '/compare?medication=wegovy&dose=2.5mg';
const instead = 'There are no prices of Wegovy 2.5mg, so those of its other doses are shown.';

describe('a comparison of a dose that its medication does not come in', () => {
  it('shows the other doses of the medication, and says so', async () => {
    const page = await read(another);
    expect(page.body.textContent).toContain(instead);
    expect(page.querySelector('[role=status]#listed')?.textContent).toBe('Showing 1 of 2 prices');
    expect(rowsOf(page).join()).toContain('Birch Pharmacy');
  });

  it('has no dose chosen, nor in its links', async () => {
    const page = await read(`${another}&now=1mg`);
    expect(chosenIn(page, 'medication')).toBe('Wegovy');
    expect(chosenIn(page, 'dose')).toBe('All doses');
    expect(linksOf(page, /^Export/)).toEqual(['/compare.csv?medication=wegovy']);
  });

  it('asks of another day for the dose that was asked for', async () => {
    const page = await read(`${another}&asOf=2026-11-21`);
    expect(page.body.textContent).toContain(instead);
    expect(linksOf(page, /today/i)).toContain(another);
  });

  it('shows them among the prices of a medication too', async () => {
    const page = await read('/medications?filter=wegovy&dose=2.5mg');
    expect(page.body.textContent).toContain(instead);
    expect(page.querySelector('[role=status]#listed')?.textContent).toBe('Showing 1 of 1 price');
  });

  it('has no results for a medication that nobody lists', async () => {
    const page = await read('/compare?medication=ozempic&dose=2.5mg');
    expect(page.body.textContent).toContain('No products found matching your criteria');
    expect(page.body.textContent).not.toContain('There are no prices of');
  });
});
