import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '#seed/index.ts';
import { site } from '#site/entry-server.tsx';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';

// What a page of the demo data weighs, and what it is made from.

let app: TestApp;
const answersToPages = new Map<string, unknown>();

beforeAll(async () => {
  const render: typeof site.render = (url, { fetchJson, ...options }) => {
    const remember = async (path: string) => {
      const answer = await fetchJson(path);
      answersToPages.set(path, answer);
      return answer;
    };
    return site.render(url, { ...options, fetchJson: remember });
  };
  app = await startTestApp({ site: { ...noSite, ...site, render } });
  await seed(app.payload, { date: new Date() });
  await app.catalogue.compare();
});
afterAll(() => app.stop());

const pageAt = async (path: string) => (await supertest(app.app).get(path).expect(200)).text;

/** The sizes in bytes of these parts of a page, the smallest first. */
function weights(page: string, parts: RegExp): number[] {
  return [...page.matchAll(parts)]
    .map(([part]) => Buffer.byteLength(part))
    .toSorted((a, b) => a - b);
}

describe('a page of the demo data', () => {
  it('has at most 1,000 bytes for each row of the comparison', async () => {
    const rows = weights(
      await pageAt('/compare?page=everything'),
      /<tr><td>.*?(?=<tr|<\/tbody>)/gs,
    );
    expect(rows).toHaveLength(162);
    expect(rows.at(-1)).toBeLessThanOrEqual(1000);
  });

  it('is made from what visitors get from the API', async () => {
    for (const path of ['/', '/compare', '/providers', '/medications', '/market-analysis']) {
      await pageAt(path);
    }
    expect(answersToPages.get('/api/products?sortBy=total-cost')).toHaveLength(162);
    for (const [path, answer] of answersToPages) {
      const { body } = await supertest(app.app).get(path).expect(200);
      expect(answer, path).toEqual(body);
    }
  });
});
