import { expect, it } from 'vitest';
import { site } from './entry-server.tsx';

it('development has a page that shows every component by its examples', async () => {
  const { status, body } = await site.render('/components', {
    fetchJson: () => Promise.reject(new Error('No page of development asks the API')),
  });
  expect(status).toBe(200);
  const document = Buffer.from(body).toString();
  for (const name of ['comparison-table', 'load-more', 'tag']) {
    expect(document).toContain(`<h2 id="component-${name}"`);
  }
});
