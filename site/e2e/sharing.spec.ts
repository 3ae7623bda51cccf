import { expect, type Page } from '@playwright/test';
import { readingTest, test } from './journey.ts';

// Search and sharing: what search engines, feed readers and link previews read of each kind of page.

type Thing = { '@context'?: string; '@type': string };

const siteName = 'UK Weight Loss Medication Directory';

/** Every kind of page, by an example, with its share image and the types of its structured data. */
const kinds = [
  { path: '/', image: 'home', types: ['WebSite', 'Organization', 'ItemList'] },
  { path: '/providers', image: 'providers', types: ['BreadcrumbList'] },
  {
    path: '/providers/dovelark-health',
    image: 'providers/dovelark-health',
    types: ['BreadcrumbList', /^(MedicalBusiness|Pharmacy)$/],
  },
  { path: '/medications', image: 'medications', types: ['BreadcrumbList', 'Drug'] },
  {
    path: '/medications?filter=wegovy',
    image: 'medications/wegovy',
    types: ['BreadcrumbList', 'Drug'],
  },
  { path: '/compare', image: 'compare', types: ['BreadcrumbList'] },
  { path: '/articles', image: 'articles', types: ['BreadcrumbList'] },
  {
    path: '/articles/mounjaro-guide',
    image: 'articles/mounjaro-guide',
    types: ['BreadcrumbList', 'MedicalWebPage'],
  },
  { path: '/discounts', image: 'discounts', types: ['BreadcrumbList'] },
  { path: '/market-analysis', image: 'market-analysis', types: ['BreadcrumbList'] },
  {
    path: '/market-analysis/august-2025-price-change-analysis',
    image: 'market-analysis/august-2025-price-change-analysis',
    types: ['BreadcrumbList', 'Article', 'Dataset'],
  },
  { path: '/privacy', image: 'privacy', types: ['BreadcrumbList'] },
  { path: '/privacy-policy', image: 'privacy-policy', types: ['BreadcrumbList'] },
  { path: '/terms-of-service', image: 'terms-of-service', types: ['BreadcrumbList'] },
  {
    path: '/regulatory-information',
    image: 'regulatory-information',
    types: ['BreadcrumbList'],
  },
  { path: '/contact', image: 'contact', types: ['BreadcrumbList'] },
];

for (const { path, image, types } of kinds) {
  readingTest(`${path} has metadata and structured data`, async ({ page, read, baseURL }) => {
    const addresses = await readSitemap(page);
    await read(path);

    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('head title')).toHaveCount(1);
    expect((await meta(page, 'description')).length).toBeGreaterThan(30);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(baseURL + path);
    expect(addresses).toContain(canonical);

    await expectCard(page);
    expect(await meta(page, 'og:url')).toBe(canonical);
    expect(await meta(page, 'og:image')).toBe(`${baseURL}/share/${image}.png`);

    const things = await readStructuredData(page);
    const found = things.map((thing) => thing['@type']);
    for (const type of types) expect(found).toContainEqual(expect.stringMatching(type));
    expect(new Set(things.map((thing) => thing['@context']))).toEqual(
      new Set(['https://schema.org']),
    );
  });
}

readingTest('a provider has one canonical URL for both paths', async ({ page, read, baseURL }) => {
  await read('/provider/dovelark-health');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/providers/dovelark-health`,
  );
});

for (const path of ['/nothing-here', '/provider/nobody', '/articles/nothing']) {
  test(`${path} is noindex, and still has a share card`, async ({ page, complaints }) => {
    await page.goto(path);
    await expectNoindexWithCard(page);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

readingTest('/subscribe is noindex, and still has a share card', async ({ page, read }) => {
  await read('/subscribe');
  await expectNoindexWithCard(page);
});

readingTest(
  'share images have their page’s title as alternative text',
  { tag: '@nightly' },
  async ({ page, read }) => {
    for (const [path, title] of [
      ['/', siteName],
      ['/providers', 'UK weight loss medication providers'],
      ['/medications', 'Weight loss medications: prices, doses and side effects'],
      ['/compare', 'Compare weight loss injection prices'],
      ['/articles', 'UK Weight Loss Medication Guides'],
      ['/discounts', 'UK Weight Loss Provider Discounts'],
      ['/market-analysis', 'Market analysis'],
      ['/contact', 'Contact us'],
    ] as const) {
      await read(path);
      expect(await meta(page, 'og:title')).toBe(title);
    }
  },
);

test(
  'the sitemap has every indexable page, and nothing else',
  { tag: '@nightly' },
  async ({ page }) => {
    test.slow();
    const addresses = await readSitemap(page);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContainEqual(expect.stringMatching(/\/compare$/));
    const seen = await walk(page, addresses);
    for (const address of addresses) expect(seen[address], address).toBe(address);
    const canonical = Object.values(seen).filter((each) => each !== null);
    expect([...new Set(canonical)].toSorted()).toEqual(addresses.toSorted());
  },
);

readingTest(
  'the head links to the feed, the manifest and the icons',
  async ({ page, read, request }) => {
    await read('/');
    const links: [string, RegExp][] = [
      ['link[rel=alternate][type="application/atom+xml"]', /^application\/atom\+xml/],
      ['link[rel=manifest]', /^application\/manifest\+json/],
      ['link[rel=icon]', /^image\/svg\+xml/],
      ['link[rel=apple-touch-icon]', /^image\/png/],
    ];
    for (const [link, type] of links) {
      const answer = await request.get((await page.locator(link).getAttribute('href'))!);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(type);
    }
  },
);

readingTest('the feed has the reports and guides with their canonical URLs', async ({ page }) => {
  const addresses = await readSitemap(page);
  const links = await readXml(page, '/feed.atom', 'entry > link');
  expect(links.toSorted()).toEqual(
    addresses.filter((address) => /\/(articles|market-analysis)\/./.test(address)).toSorted(),
  );
});

readingTest('the browser accepts the manifest', async ({ page, read }) => {
  await read('/');
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  await client.detach();
  expect(errors).toEqual([]);
  expect(JSON.parse(data!)).toMatchObject({ name: siteName, start_url: '/' });
});

async function expectNoindexWithCard(page: Page): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect(await meta(page, 'robots')).toBe('noindex');
  await expectCard(page);
}

/** Checks the Open Graph and Twitter tags, and that the image exists. */
async function expectCard(page: Page): Promise<void> {
  for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:image:alt']) {
    expect(await meta(page, name), name).not.toBe('');
  }
  expect(await meta(page, 'og:type')).toMatch(/^(website|article)$/);
  expect(await meta(page, 'og:locale')).toBe('en_GB');
  expect(await meta(page, 'og:site_name')).toBe(siteName);
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  const picture = await page.request.get(await meta(page, 'og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The first chunk of a PNG says its size.
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
}

/** The content of the one meta tag of this name. */
async function meta(page: Page, name: string): Promise<string> {
  const tag = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(tag, name).toHaveCount(1);
  return (await tag.getAttribute('content')) ?? '';
}

async function readStructuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => JSON.parse(text) as Thing | Thing[]);
}

async function readSitemap(page: Page): Promise<string[]> {
  return readXml(page, '/sitemap.xml', 'url > loc');
}

/** The addresses in the elements that a selector finds, as the browser's own XML parser reads them. */
async function readXml(page: Page, path: string, selector: string): Promise<string[]> {
  const xml = await (await page.request.get(path)).text();
  return page.evaluate(
    ({ text, elements }) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      return [...document.querySelectorAll(elements)].map(
        (element) => element.getAttribute('href') ?? element.textContent,
      );
    },
    { text: xml, elements: selector },
  );
}

/** The canonical address, or null, of every page that can be reached by links from the given ones. */
async function walk(page: Page, addresses: string[]): Promise<Record<string, string | null>> {
  await page.goto('/robots.txt');
  return page.evaluate(async (starts) => {
    const canonical: Record<string, string | null> = {};
    const waiting = [...starts];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (address in canonical) continue;
      const answer = await fetch(address);
      const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const link = document.querySelector('link[rel=canonical]');
      canonical[address] = answer.ok ? (link?.getAttribute('href') ?? null) : `${answer.status}`;
      for (const anchor of document.querySelectorAll('a[href^="/"]')) {
        const { origin, pathname } = new URL(anchor.getAttribute('href') ?? '', address);
        waiting.push(origin + pathname);
      }
    }
    return canonical;
  }, addresses);
}
