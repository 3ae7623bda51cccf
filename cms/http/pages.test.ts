import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { site } from '#site/entry-server.tsx';
import type { PageState } from '#site/page-state.ts';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import {
  createDiscount,
  createGuide,
  createMedication,
  createProduct,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';

const title = /<title>([^<]*)<\/title>/;
const heading = /<h1[^>]*>([^<]*)/;

let database: CuttableDatabase;
let app: TestApp;
const answersToPages = new Map<string, unknown>();

/** Renders as the site does, and remembers what it read. */
const render: typeof site.render = (url, { fetchJson, ...options }) =>
  site.render(url, {
    ...options,
    fetchJson: async (path) => {
      const answer = await fetchJson(path);
      answersToPages.set(path, answer);
      return answer;
    },
  });

beforeAll(async () => {
  database = await startCuttableDatabase();
  const variables = { ...database.variables, LOG_LEVEL: 'silent' };
  app = await startTestApp({ site: { ...noSite, ...site, render }, variables });
  const provider = await createRegisteredProvider(app.payload);
  const medication = await createMedication(app.payload);
  await createProduct(app.payload, { provider: provider.id, medication: medication.id });
  await createGuide(app.payload);
  await createReview(app.payload, { provider: provider.id });
});
afterAll(async () => {
  await app.stop();
  await database.stop();
});

const visit = (path: string) => supertest(app.app).get(path);

const provider = '/providers/ashdown-online-clinic';
/** Nobody has asked for its page. */
const otherProvider = '/providers/birchway-clinic';
/** With reviews that the catalogue does not hold: they are read from the database. */
const oldestReviews = `${provider}?reviews=oldest`;

describe('a page', () => {
  it('that exists is rendered with what is stored, for everybody to keep', async () => {
    const { text } = await visit(provider)
      .expect(200)
      .expect('Content-Type', 'text/html; charset=utf-8')
      .expect('Cache-Control', 'public, no-cache');
    expect(heading.exec(text)?.[1]).toBe('Ashdown Online Clinic');
    expect(text).toContain('129.00');
  });

  // What a page has read may be forgotten before the API is asked for it: read again, it would bear a later time.
  it('is made from what visitors read from the API', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    try {
      await createGuide(app.payload, { title: 'Nothing older is kept', slug: 'nothing-older' });
      answersToPages.clear();
      for (const path of ['/', '/compare', '/providers', provider]) await visit(path).expect(200);
      expect(answersToPages.get('/api/products?sortBy=total-cost')).toHaveLength(1);
      expect([...answersToPages.keys()]).toContain(`/api${provider}/price-history`);
      for (const [path, answer] of answersToPages) {
        const { body } = await visit(path).expect(200);
        expect(answer, path).toEqual(body);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads the same list again where a filter leaves nothing out, and so knows its rows', async () => {
    await visit('/compare').expect(200);
    const { text } = await visit('/compare?max=9000').expect(200);
    const filtered = answersToPages.get('/api/products?maxTotal=9000&sortBy=total-cost');
    expect(filtered).toHaveLength(1);
    expect(filtered).toBe(answersToPages.get('/api/products?sortBy=total-cost'));
    expect(text.match(/<th scope=row>/g)).toHaveLength(1);
    const { text: withoutRows } = await visit('/compare?max=1').expect(200);
    expect(withoutRows).not.toContain('<th scope=row>');
  });

  it.each([
    ['/compare', 'sortBy=total-cost&page=1'],
    ['/compare?dose=2.5mg&sort=rating&page=2', 'dose=2.5mg&sortBy=rating&page=2'],
    ['/compare?page=everything', 'sortBy=total-cost&page=everything'],
    ['/medications?filter=mounjaro&page=3', 'medication=mounjaro&sortBy=total-cost&page=3'],
  ])('%s reads the price lines of the rows it shows', async (path, query) => {
    await visit(path).expect(200);
    expect([...answersToPages.keys()]).toContain(`/api/price-lines?${query}`);
    expect([...answersToPages.keys()]).not.toContain('/api/price-lines');
  });

  it('says that nobody lists the dose of an old link, and leads to one that somebody does', async () => {
    const { text } = await visit('/medications?filter=mounjaro&tab=overview&dose=99mg&months=3')
      .expect(200)
      .expect('Cache-Control', 'public, no-cache');
    expect(text.replaceAll('<!-- -->', '')).toContain('No provider lists Mounjaro 99mg.');
    expect(text).toContain(
      'href="/medications?filter=mounjaro&amp;tab=overview&amp;months=3#market"',
    );
  });

  it('reads no price lines for an amount that is none, and is kept without', async () => {
    await visit('/medications?filter=mounjaro&max=much')
      .expect(200)
      .expect('Cache-Control', 'public, no-cache');
    expect([...answersToPages.keys()].join()).not.toContain('maxTotal=much');
  });

  it('has one address: another form of it leads there', async () => {
    await visit(`${provider}/?reviews=oldest`).expect(301).expect('Location', oldestReviews);
    await visit('//compare').expect(301).expect('Location', '/compare');
  });

  it.each(['/nothing-here', '/providers/nobody', '/articles/nothing'])(
    'that is missing, as %s, is a 404 with the site around it, for everybody to keep',
    async (path) => {
      const { text, headers } = await visit(path)
        .expect(404)
        .expect('Cache-Control', 'public, no-cache');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).toContain('href=/compare ');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('that is missing is there as soon as it is published', async () => {
    for (let time = 1; time <= 3; time += 1) await visit('/articles/on-the-way').expect(404);
    await createGuide(app.payload, { title: 'On the way', slug: 'on-the-way' });
    await visit('/articles/on-the-way').expect(200);
  });

  it('of a link that is not one of ours is missing for one person alone, and kept by nobody', async () => {
    await visit('/subscription?token=none').expect(404).expect('Cache-Control', 'no-store');
  });
});

it.each([
  ['/plan?medication=mounjaro&months=99', 400, 'months is a whole number from 1 to 12'],
  ['/compare/providers?providers=nobody,none', 404, 'There is no provider “nobody”.'],
  ['/compare?asOf=yesterday', 400, 'The day (asOf) must be a date'],
])('a page that the API refuses, as %s, says why', async (path, status, sentence) => {
  const { text } = await visit(path).expect(status);
  expect(text).toContain(sentence);
});

describe('a page is asleep:', () => {
  /** What is read for a page, by path, with the status of each read. */
  const readsOf = (state: unknown) =>
    (state as PageState).queries.queries.map(({ queryKey, state: read }) => [
      queryKey.join('/'),
      read.status,
    ]);

  it('its document holds no state, and runs one script', async () => {
    const { text } = await visit(provider).expect(200);
    expect(text).not.toContain('application/json');
    const scripts = [...text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)];
    expect(scripts.at(-1)?.[0]).toBe('<script type="module" async src="/wake.ts">');
    expect(text).not.toContain('modulepreload');
    expect(text).toContain('data-files="/entry-client.tsx"');
  });

  it('its state is beside it, for everybody to keep and not for search engines', async () => {
    const state = `/_state${provider}`;
    const { body, headers } = await visit(state)
      .expect(200)
      .expect('Content-Type', 'application/json; charset=utf-8')
      .expect('Cache-Control', 'public, no-cache')
      .expect('X-Robots-Tag', 'noindex');
    expect(readsOf(body)).toContainEqual(['/api/providers/ashdown-online-clinic', 'success']);
    // Kept from the second time on, whatever else the address says.
    const { headers: kept } = await visit(`${state}?utm_source=post`);
    await visit(state).set('If-None-Match', kept.etag!).expect(304);
    expect(headers.etag).toBeDefined();
  });

  it('its state names the script that can read it, by the name that the document has for it', async () => {
    const { body } = await visit(`/_state${provider}`).expect(200);
    expect((body as PageState).entry).toBe('/entry-client.tsx');
  });

  it('the home page’s has an address, too', async () => {
    const { body } = await visit('/_state').expect(200);
    expect(readsOf(body)).toContainEqual(['/api/home', 'success']);
  });

  it('the home page’s has its first ten providers, and no list that grows with the directory', async () => {
    const { body } = await visit('/_state').expect(200);
    const keys = (body as PageState).queries.queries.map(({ queryKey }) => queryKey);
    expect(keys).toContainEqual(['/api/companies', { limit: '10' }]);
    expect(keys).not.toContainEqual(['/api/companies']);
    expect(keys.map(([path]) => path)).not.toContain('/api/products');
  });

  it.each(['/nothing-here', '/providers/nobody', '/articles/nothing'])(
    'the state of a missing page, as %s, is a 404 with what that page shows',
    async (path) => {
      const { body } = await visit(`/_state${path}`).expect(404);
      expect(readsOf(body)).toContainEqual(['/api/site', 'success']);
    },
  );

  it('the state of a personal page is not cached', async () => {
    const path = '/_state/subscription/unsubscribe?token=none';
    const { status, headers } = await visit(path);
    expect(status).toBe((await visit(path.replace('/_state', ''))).status);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('sample data', () => {
  const pages = ['/', '/compare', provider, '/medications', '/articles/a-guide-to-side-effects'];
  const claims = /"(aggregateRating|review|reviewRating|reviewedBy|lastReviewed|offers)":/;
  const structured = (html: string) => html.match(/application\/ld\+json">(.*?)<\/script>/g) ?? [];
  const notice = (showsSampleData: boolean) =>
    app.payload.updateGlobal({ slug: 'settings', data: { showsSampleData } });

  afterAll(() => notice(true));

  it.each(pages)('keeps %s from search engines, and claims nothing there', async (path) => {
    const { text } = await visit(path).expect(200).expect('X-Robots-Tag', 'noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('rel="canonical"');
    expect(structured(text).length).toBeGreaterThan(0);
    expect(structured(text).join()).not.toMatch(claims);
  });

  it('stays in the sitemap', async () => {
    const { text } = await visit('/sitemap.xml').expect(200);
    expect(text).toContain(provider);
  });

  it('once it is real, is listed with its ratings and reviews', async () => {
    await notice(false);
    for (const path of pages) {
      const { text, headers } = await visit(path).expect(200);
      expect(headers).not.toHaveProperty('x-robots-tag');
      expect(text).not.toContain('noindex');
    }
    const { text } = await visit(provider);
    expect(structured(text).join()).toMatch(claims);
  });
});

describe('a strict site', () => {
  const strict = (isStrict: boolean) =>
    app.payload.updateGlobal({ slug: 'settings', data: { isStrict } });
  const named = /mounjaro|tirzepatide|weight[ -]loss (injection|jab|pen)|£\s?\d/i;

  beforeAll(async () => {
    const { payload } = app;
    const { docs } = await payload.find({ collection: 'providers', limit: 1 });
    await createDiscount(payload, { provider: docs[0]!.id });
    const telling = await createGuide(payload, {
      title: 'All about Mounjaro',
      slug: 'all-about-it',
    });
    const neutral = await createGuide(payload, { title: 'Who is on which register', slug: 'who' });
    await payload.updateGlobal({
      slug: 'home',
      data: {
        bannerText: 'Mounjaro rose in August',
        guides: [telling.id, neutral.id],
        testimonials: [
          { quote: 'I pay £129 now.', name: 'Sam', rating: 5 },
          { quote: 'They were kind to me.', name: 'Kim', rating: 4 },
        ],
      },
    });
  });
  afterAll(() => strict(false));

  it('is off by default', async () => {
    expect(app.catalogue.current().site.isStrict).toBe(false);
    const { text } = await visit('/').expect(200);
    expect(text).toMatch(named);
    expect((await visit('/api/discounts')).body).toHaveLength(1);
  });

  it('names no medicine and no price on its home page, and links to none', async () => {
    await strict(true);
    const { text } = await visit('/').expect(200);
    expect(text).toContain('Who is on which register');
    expect(text).toContain('They were kind to me.');
    expect(text).not.toMatch(named);
    expect(text).not.toMatch(/href="\/(compare\?|medications\?|discounts|articles\/all-about-it)/);
  });

  it('asks on Compare what the home page asks otherwise', async () => {
    const asks = async (path: string) =>
      (await visit(path).expect(200)).text.includes('aria-label="What will it cost you?"');
    await strict(false);
    expect([await asks('/'), await asks('/compare')]).toEqual([true, false]);
    await strict(true);
    expect([await asks('/'), await asks('/compare')]).toEqual([false, true]);
    const { text } = await visit('/compare?medication=mounjaro').expect(200);
    expect(text).toMatch(
      /<summary[^>]*>Change the question<\/summary><form[^>]* aria-label="What will it cost you\?"/,
    );
  });

  it('answers the API without them too, and leaves offers out', async () => {
    await strict(true);
    const { body } = await visit('/api/home').expect(200);
    expect(body).toEqual({
      banner: null,
      guides: ['who'],
      testimonials: [expect.objectContaining({ quote: 'They were kind to me.' })],
    });
    expect((await visit('/api/discounts')).body).toEqual([]);
  });
});

describe('a medication', () => {
  it('leads to its leaflet, the Yellow Card scheme, the NHS and its guide, each only where there is one', async () => {
    const { payload } = app;
    const details = '/medications?filter=mounjaro&tab=details';
    const before = (await visit(details).expect(200)).text;
    expect(before).toContain('href="https://yellowcard.mhra.gov.uk/"');
    expect(before).not.toContain('Through the NHS');
    expect(before).not.toContain('Read more');
    const leafletUrl = 'https://www.medicines.org.uk/emc/product/15485/pil';
    const nhsUrl = 'https://www.nhs.uk/conditions/obesity/treatment/';
    const guide = await createGuide(payload, { title: 'A guide to one', slug: 'a-guide-to-one' });
    await payload.update({
      collection: 'medications',
      where: { name: { equals: 'Mounjaro' } },
      data: {
        leafletUrl,
        nhsUrl,
        guide: guide.id,
        contraindications: ['Allergy to tirzepatide'],
        precautions: ['Tell the prescriber if you have had pancreatitis'],
      },
    });
    const { text } = await visit(details);
    for (const address of [leafletUrl, nhsUrl, '/articles/a-guide-to-one'])
      expect(text).toContain(`href="${address}"`);
    expect(text).toMatch(
      /Contraindications<\/h3>.*Allergy to tirzepatide.*Warnings and precautions<\/h3>.*pancreatitis/s,
    );
    await payload.update({ collection: 'guides', id: guide.id, data: { _status: 'draft' } });
    expect((await visit(details)).text).not.toContain('/articles/a-guide-to-one');
  });
});

describe('how we work', () => {
  it('is linked from each list, and says that sample data is nothing to believe', async () => {
    for (const list of ['/', '/providers', '/compare', '/medications', '/discounts']) {
      const [main] = /<main.*<\/main>/s.exec((await visit(list)).text) ?? [];
      // Markup that is kept has no quotes.
      expect(main).toMatch(/href="?\/how-it-works[" ]/);
    }
    const { text } = await visit('/how-it-works').expect(200);
    expect(text).toContain('This site shows sample data');
    expect(text).toContain('the three with the most reviews');
  });
});

describe('while the database is away', () => {
  beforeAll(async () => {
    const { id } = await createRegisteredProvider(app.payload, { name: 'Birchway Clinic' });
    const { docs } = await app.payload.find({ collection: 'medications', limit: 1 });
    await createProduct(app.payload, { provider: id, medication: docs[0]!.id });
    // An offer with totals, which are compared with what prices were before.
    await createDiscount(app.payload, {
      provider: id,
      takenOff: ['price'],
      forWhom: 'everyone',
    });
    await database.cut(app.payload);
  });
  afterAll(() => database.restore(app.payload));

  it.each(['/', '/compare', '/providers', '/articles/a-guide-to-side-effects'])(
    '%s answers from memory',
    async (path) => {
      const { text } = await visit(path).expect(200);
      expect(title.exec(text)?.[1]).toMatch(/./);
      expect(text).not.toContain('Try again');
    },
  );

  it.each([otherProvider, '/medications?filter=mounjaro&tab=overview'])(
    '%s answers from memory, without the past of its prices, and is not kept so',
    async (path) => {
      const { text, headers } = await visit(path).expect(200);
      expect(text).toContain('The price history is not available at the moment');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/api/discounts', '/discounts'])(
    '%s answers from memory, without what prices were before, and is not kept so',
    async (path) => {
      await visit(path).expect(200).expect('Cache-Control', 'no-store');
    },
  );

  it('a page that needs it is a 503 that offers to try again', async () => {
    const { text } = await visit(oldestReviews).expect(503);
    await visit(`/_state${oldestReviews}`).expect(503).expect('Cache-Control', 'no-store');
    expect(text).toContain('Try again');
    expect(heading.exec(text)?.[1]).toBe('Ashdown Online Clinic');
  });
});

it('once the database is back, so are the pages that need it', async () => {
  const soon = { timeout: 60_000, interval: 500 };
  await vi.waitFor(() => visit(oldestReviews).expect(200), soon);
  // Not every connection comes back at the same moment.
  await vi.waitFor(async () => {
    const { text, headers } = await visit(otherProvider).expect(200);
    expect(text).not.toContain('not available at the moment');
    expect(headers['cache-control']).toBe('public, no-cache');
    await visit('/discounts').expect(200).expect('Cache-Control', 'public, no-cache');
  }, soon);
});

describe('render', () => {
  const failure = (status: number) => Object.assign(new Error(`${status}: no`), { status });

  it.each([
    [400, 400],
    [404, 404],
    [410, 410],
    [503, 503],
    [500, 502],
    [429, 502],
  ])('makes of a read that failed with %i a page with %i', async (read, status) => {
    const rendered = await site.render('/compare', {
      fetchJson: (path) =>
        path === '/api/site'
          ? Promise.resolve(app.catalogue.current().site)
          : Promise.reject(failure(read)),
    });
    expect(rendered.status).toBe(status);
    expect(Buffer.from(rendered.body).toString()).toContain('<h1');
  });

  it('makes of a read that nothing answered a page with 503', async () => {
    const rendered = await site.render('/compare', {
      fetchJson: () => Promise.reject(new Error('no')),
    });
    expect(rendered.status).toBe(503);
  });

  // Tests run as a server in Auckland would, where it is 13:00 on 1 January then.
  it('says the year that it is in London', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T23:59:59.000Z'), toFake: ['Date'] });
    const { body } = await site.render('/contact', {
      fetchJson: () => Promise.resolve(app.catalogue.current().site),
    });
    vi.useRealTimers();
    expect(Buffer.from(body).toString()).toContain('2025–2026');
  });
});
