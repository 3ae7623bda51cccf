// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { HttpError } from '#site/api/http-error.ts';
import {
  exampleProduct,
  exampleSettings,
  unknownProduct,
} from '#site/components/examples/example-data.ts';
import { site } from '#site/entry-server.tsx';

const answers: Record<string, unknown> = {
  '/api/site': {
    ...exampleSettings,
    brands: [
      { name: 'Mounjaro', theme: 'purple', stepDoses: ['2.5mg'] },
      { name: 'Wegovy', theme: 'blue', stepDoses: [] },
    ],
  },
  '/api/products?sortBy=total-cost': [exampleProduct, unknownProduct],
};

it.each([
  ['', ['/plan']],
  ['?medication=mounjaro', ['/plan?medication=mounjaro']],
  ['?medication=mounjaro&dose=2.5mg', ['/plan?medication=mounjaro&dose=2.5mg']],
  ['?medication=wegovy', []],
])('/compare%s leads to a plan only where there is one', async (query, plans) => {
  const { body } = await site.render(`/compare${query}`, {
    fetchJson: async (path) => {
      const answer = answers[path] ?? (path.startsWith('/api/products?') ? [] : undefined);
      if (answer === undefined) throw new HttpError(503, `503: ${path}`);
      return answer;
    },
  });
  const page = new DOMParser().parseFromString(new TextDecoder().decode(body), 'text/html');
  const links = [...page.querySelectorAll('main a')].filter(({ textContent }) =>
    textContent.startsWith('Plan what the next months'),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(plans);
});
