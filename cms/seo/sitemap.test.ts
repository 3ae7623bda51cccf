import { expect, it } from 'vitest';
import type { PublicPage } from '#site/page-route.ts';
import { countTurns } from '../testing/count-turns.ts';
import { sitemap } from './sitemap.ts';

const page: PublicPage = { path: '/', title: 'Home', lines: [], updatedAt: null };

it('a sitemap has the address of each page, and when it changed if that is known', async () => {
  const updatedAt = '2026-03-04T05:06:07.000Z';
  const pages = [page, { ...page, path: '/medications?a=1&b=2', updatedAt }];
  expect(await sitemap(pages, 'https://directory.example')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://directory.example/</loc></url><url><loc>https://directory.example/medications?a=1&amp;b=2</loc><lastmod>${updatedAt}</lastmod></url></urlset>
`,
  );
});

it('a sitemap of thousands of pages leaves others their turn on the way', async () => {
  const pages = Array.from({ length: 5000 }, () => page);
  const turns = await countTurns(() => sitemap(pages, 'https://directory.example'));
  expect(turns).toBeGreaterThanOrEqual(10);
});
