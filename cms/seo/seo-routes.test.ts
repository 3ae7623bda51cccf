import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doseFeedPath } from '#contract/rules/price-feeds.ts';
import { shareImagePath } from '#contract/rules/share-image.ts';
import * as entry from '#site/entry-server.tsx';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMarketReport,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';
import { icons } from './icons.ts';

const checkedAt = '2026-03-04T05:06:07.000Z';
let test: TestApp;
let site: ReturnType<typeof supertest>;
let publicUrl: string;

beforeAll(async () => {
  test = await startTestApp({ site: { ...noSite, publicPages: entry.site.publicPages } });
  site = supertest(test.app);
  ({ publicUrl } = test.test.env);
  await storeExamples();
});
afterAll(() => test.stop());

async function storeExamples() {
  const { payload } = test;
  const medication = await createMedication(payload);
  const provider = await createRegisteredProvider(payload);
  const product = { provider: provider.id, medication: medication.id, checkedAt };
  await createProduct(payload, product);
  await createReview(payload, { provider: provider.id, postedAt: '2026-01-01T00:00:00.000Z' });
  await createDiscount(payload, { provider: provider.id });
  await createGuide(payload, { title: 'Food & drink <on> the "injections"', slug: 'food' });
  await createGuide(payload, { title: 'A second guide', slug: 'second', order: 2 });
  await createReport({ title: 'August prices', slug: 'august-prices' });
  await createLegalPage(payload);
  await createLegalPage(payload, { title: 'Without an address', slug: 'without-an-address' });
  const draft = { _status: 'draft' } as const;
  await createProvider(payload, { name: 'Secret clinic', slug: 'secret-clinic', ...draft });
  await createGuide(payload, { title: 'Secret guide', slug: 'secret-guide', ...draft });
  await createReport({ title: 'Secret report', slug: 'secret-report', ...draft });
  await createLegalPage(payload, { title: 'Secret terms', slug: 'terms-of-service', ...draft });
}

function createReport(fields: { title: string; slug: string; _status?: 'draft' }) {
  return createMarketReport(test.payload, {
    description: 'What prices did in August.',
    month: '2025-08-15T12:00:00.000Z',
    ...fields,
  });
}

const lists = ['url', 'entry', 'link', 'icons'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => lists.includes(name),
});

async function readXml(path: string, type: RegExp) {
  const { text } = await site.get(path).expect(200).expect('Content-Type', type);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

async function readSitemap(): Promise<{ loc: string; lastmod?: string }[]> {
  const { urlset } = await readXml('/sitemap.xml', /^application\/xml; charset=utf-8$/);
  expect(urlset.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return urlset.url;
}

describe('/sitemap.xml', () => {
  it('lists every published page once, by its canonical URL', async () => {
    const addresses = (await readSitemap()).map(({ loc }) => loc);
    expect(addresses).toEqual(
      [
        '/',
        '/articles',
        '/articles/food',
        '/articles/second',
        '/compare',
        '/compare/providers',
        '/complaint',
        '/contact',
        '/corrections',
        '/data',
        '/data/api',
        '/discounts',
        '/how-it-works',
        '/market-analysis',
        '/market-analysis/august-prices',
        '/medications',
        '/medications?filter=mounjaro',
        '/plan',
        '/price-alerts',
        '/privacy-policy',
        '/providers',
        '/providers/ashdown-online-clinic',
      ].map((path) => publicUrl + path),
    );
  });

  it('says when a page’s content last changed, where that is known', async () => {
    const urls = new Map((await readSitemap()).map(({ loc, lastmod }) => [loc, lastmod]));
    expect(urls.get(`${publicUrl}/providers/ashdown-online-clinic`)).toBe(checkedAt);
    expect(urls.get(`${publicUrl}/compare`)).toBe(checkedAt);
    expect(urls.get(`${publicUrl}/discounts`)).toBe('2025-08-12T00:00:00.000Z');
    expect(urls.get(`${publicUrl}/privacy-policy`)).toBe('2025-08-16T00:00:00.000Z');
    expect(urls.get(`${publicUrl}/contact`)).toBeUndefined();
  });

  it.each(['/sitemap.xml', '/feed.atom'])('%s does not mention drafts', async (path) => {
    const { text } = await site.get(path).expect(200);
    expect(text).not.toMatch(/secret|terms-of-service/i);
  });

  it('follows what editors publish and unpublish', async () => {
    const { payload } = test;
    const { id } = await createGuide(payload, { title: 'For a day', slug: 'for-a-day' });
    const isListed = async () =>
      (await readSitemap()).some(({ loc }) => loc.endsWith('/articles/for-a-day'));
    expect(await isListed()).toBe(true);
    await payload.update({ collection: 'guides', id, data: { _status: 'draft' } });
    expect(await isListed()).toBe(false);
    await site.get('/share/articles/for-a-day.png').expect(404);
  });
});

describe('/robots.txt', () => {
  it('keeps robots out of the admin only, and names the sitemap', async () => {
    const { text } = await site
      .get('/robots.txt')
      .expect(200)
      .expect('Content-Type', 'text/plain; charset=utf-8');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([
      'Disallow: /admin',
      'Disallow: /cms-api',
    ]);
    expect(lines.at(-1)).toBe(`Sitemap: ${publicUrl}/sitemap.xml`);
  });
});

describe('/feed.atom', () => {
  const read = async () => (await readXml('/feed.atom', /^application\/atom\+xml/)).feed;

  it('has the elements that RFC 4287 requires', async () => {
    const feed = await read();
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      id: `${publicUrl}/feed.atom`,
      title: 'UK Weight Loss Medication Directory',
      author: { name: 'UK Weight Loss Medication Directory' },
      updated: feed.entry[0].updated,
    });
    expect(feed.link).toContainEqual({
      rel: 'self',
      type: 'application/atom+xml',
      href: `${publicUrl}/feed.atom`,
    });
  });

  it('has the reports and guides, newest first, with their text intact', async () => {
    const { entry: entries } = await read();
    expect(entries.map(({ id }: { id: string }) => id)).toEqual([
      `${publicUrl}/market-analysis/august-prices`,
      `${publicUrl}/articles/second`,
      `${publicUrl}/articles/food`,
    ]);
    expect(entries[2]).toMatchObject({
      title: 'Food & drink <on> the "injections"',
      summary: 'What to expect and when to ask for help.',
      category: { term: 'Safety' },
      link: [{ rel: 'alternate', type: 'text/html', href: `${publicUrl}/articles/food` }],
    });
  });
});

describe('the feeds of prices', () => {
  const atom = /^application\/atom\+xml/;

  it.each(['/feeds/doses/mounjaro/2.5mg.atom', '/feeds/providers/ashdown-online-clinic.atom'])(
    '%s tells each change of a price, newest first, with its receipt',
    async (path) => {
      const { payload } = test.test;
      const { docs } = await payload.find({ collection: 'products', limit: 1 });
      const id = docs[0]!.id;
      const save = (data: { pricePence?: number; checkedAt?: string }) =>
        payload.update({ collection: 'products', id, data, overrideAccess: true });
      await save({ pricePence: 15_000 });
      await save({ pricePence: 14_000 });
      // Somebody looked again, and found the same.
      await save({ checkedAt: new Date().toISOString() });
      const { feed } = await readXml(path, atom);
      expect(feed).toMatchObject({
        xmlns: 'http://www.w3.org/2005/Atom',
        id: publicUrl + path,
        updated: feed.entry[0].updated,
      });
      expect(feed.link).toContainEqual({
        rel: 'self',
        type: 'application/atom+xml',
        href: publicUrl + path,
      });
      expect(feed.entry[0]).toMatchObject({
        title: 'Mounjaro 2.5mg at Ashdown Online Clinic: total at least £140.00, in stock',
        link: [{ rel: 'alternate', type: 'text/html', href: `${publicUrl}/prices/${id}` }],
      });
      expect(feed.entry[0].summary).toContain('Before: total at least £150.00, in stock.');
      expect(feed.entry[0].summary).toContain('delivery not stated.');
      expect(feed.entry.at(-1).summary).toContain('Seen for the first time.');
      const ids = feed.entry.map((each: { id: string }) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      const times = feed.entry.map(({ updated }: { updated: string }) => updated);
      expect(times).toEqual(times.toSorted().toReversed());
    },
  );

  it('tell a change of the price of a first order, or of how often the consultation is charged', async () => {
    const { payload } = test;
    const medication = await createMedication(payload, { name: 'Nevolat' });
    const provider = await createRegisteredProvider(payload, { name: 'First Order Clinic' });
    const { id } = await createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
      pricePence: 14_900,
      firstOrderPricePence: 9_900,
      consultationFeePence: 2_000,
      consultationFeeBasis: 'once',
      deliveryFeePence: 495,
    });
    const save = (data: {
      firstOrderPricePence?: number | null;
      consultationFeeBasis?: 'order' | null;
    }) => payload.update({ collection: 'products', id, data, overrideAccess: true });
    await save({ firstOrderPricePence: 8_900 });
    await save({ firstOrderPricePence: null });
    await save({ consultationFeeBasis: 'order' });
    await save({ consultationFeeBasis: null });
    await save({ firstOrderPricePence: 9_900 });
    const { feed } = await readXml('/feeds/providers/first-order-clinic.atom', atom);
    const before = 'Before: total £173.95, in stock.';
    expect(feed.entry.map(({ summary }: { summary: string }) => summary)).toEqual([
      `${before} Price £149.00, now £99.00 for a first order, consultation £20.00, delivery £4.95.`,
      `${before} Price £149.00, consultation £20.00, no longer charged with each order, delivery £4.95.`,
      `${before} Price £149.00, consultation £20.00, charged with each order (before once), delivery £4.95.`,
      `${before} Price £149.00, no longer £89.00 for a first order, consultation £20.00, charged once, delivery £4.95.`,
      `${before} Price £149.00, £89.00 for a first order (before £99.00), consultation £20.00, charged once, delivery £4.95.`,
      'Seen for the first time. Price £149.00, £99.00 for a first order, consultation £20.00, charged once, delivery £4.95.',
    ]);
  });

  it('do not tell that a price was seen at another address', async () => {
    const { payload } = test;
    const medication = await createMedication(payload, { name: 'Orlistat' });
    const provider = await createRegisteredProvider(payload, { name: 'Moved Clinic' });
    const product = { provider: provider.id, medication: medication.id };
    const { id } = await createProduct(payload, product);
    const data = { sourceUrl: 'https://moved.example/prices' };
    await payload.update({ collection: 'products', id, data, overrideAccess: true });
    const { feed } = await readXml('/feeds/providers/moved-clinic.atom', atom);
    expect(feed.entry).toHaveLength(1);
  });

  it('say of a provider on no register that it is on none', async () => {
    const { payload } = test;
    const medication = await createMedication(payload, { name: 'Saxenda' });
    const provider = await createProvider(payload, { name: 'Hollow Reed Online' });
    await createProduct(payload, { provider: provider.id, medication: medication.id });
    for (const path of [
      '/feeds/doses/saxenda/2.5mg.atom',
      '/feeds/providers/hollow-reed-online.atom',
    ]) {
      const { feed } = await readXml(path, atom);
      expect([feed.entry].flat().map(({ title }: { title: string }) => title)).toEqual([
        'Saxenda 2.5mg at Hollow Reed Online (no current registration on record): total at least £129.00, in stock',
      ]);
    }
  });

  it('have a hyphen in their address for a slash in a name', async () => {
    const path = doseFeedPath('Mounjaro/Zepbound', '2.5mg');
    expect(path).toBe('/feeds/doses/mounjaro-zepbound/2.5mg.atom');
    const medication = await createMedication(test.payload, { name: 'Mounjaro/Zepbound' });
    const provider = await createRegisteredProvider(test.payload, { name: 'Slashed Clinic' });
    await createProduct(test.payload, { provider: provider.id, medication: medication.id });
    const { feed } = await readXml(path, atom);
    expect(feed.title).toContain('Mounjaro/Zepbound 2.5mg');
  });

  it('have validators', async () => {
    const path = '/feeds/providers/ashdown-online-clinic.atom';
    const { headers } = await site.get(path).expect(200);
    await site.get(path).set('If-None-Match', headers.etag!).expect(304);
  });

  it.each(['/feeds/doses/mounjaro/9mg.atom', '/feeds/providers/secret-clinic.atom'])(
    '%s is not there',
    async (path) => {
      await site.get(path).expect(404);
    },
  );
});

describe('/manifest.webmanifest', () => {
  it('uses the site name from the settings', async () => {
    const name = async () => {
      const { body } = await site
        .get('/manifest.webmanifest')
        .expect(200)
        .expect('Content-Type', /^application\/manifest\+json/);
      return body.name;
    };
    expect(await name()).toBe('UK Weight Loss Medication Directory');
    await test.payload.updateGlobal({
      slug: 'settings',
      data: { siteName: 'Injections Compared' },
    });
    expect(await name()).toBe('Injections Compared');
  });

  it('has icons of the sizes it states', async () => {
    const { body } = await site.get('/manifest.webmanifest');
    const png = body.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(png.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of png) {
      const { width, height } = await sharp(await readPicture(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    await site
      .get('/favicon.svg')
      .expect(200)
      .expect('Content-Type', /^image\/svg\+xml/);
  });
});

describe('the icons', () => {
  it('reach every edge where the system crops them', async () => {
    const opaque = await Promise.all(
      icons.map(async ({ path }) => (await sharp(await readPicture(path)).stats()).isOpaque),
    );
    expect(icons.filter((_icon, index) => opaque[index]).map(({ path }) => path)).toEqual([
      '/icons/maskable-512.png',
      '/apple-touch-icon.png',
    ]);
  });
});

describe('/share/….png', () => {
  it('exists for every page in the sitemap', async () => {
    const pages = await readSitemap();
    expect(pages.map(({ loc }) => loc)).toContain(`${publicUrl}/compare`);
    for (const { loc } of pages) {
      const picture = await readPicture(shareImagePath(loc.slice(publicUrl.length)));
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
    }
  });

  it('may be shown by other sites', async () => {
    await site.get('/share/home.png').expect('Cross-Origin-Resource-Policy', 'cross-origin');
  });

  it('changes with its content', async () => {
    const path = '/share/providers/ashdown-online-clinic.png';
    const before = await readPicture(path);
    expect(before.equals(await readPicture(path))).toBe(true);
    await test.payload.update({
      collection: 'products',
      where: { dose: { equals: '2.5mg' } },
      data: { pricePence: 9900 },
    });
    expect(before.equals(await readPicture(path))).toBe(false);
  });

  it.each(['/share/nothing.png', '/share/articles/secret-guide.png', '/share/compare'])(
    '%s does not exist',
    async (path) => {
      await site.get(path).expect(404);
    },
  );
});

async function readPicture(path: string): Promise<Buffer> {
  const { body } = await site.get(path).expect(200).expect('Content-Type', 'image/png');
  return body;
}
