import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Product, WatchedPrice } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { writeRaw } from '#cms/testing/write-raw.ts';
import { listProposals } from './proposals.ts';
import { visitDue } from './visit-due.ts';

const longAgo = '2025-01-01T00:00:00.000Z';

let test: TestPayload;
let editors: TestEditors;
let shop: Server;
let origin: string;
let asked: string[];
let page: RequestListener;
let product: Product;
let watch: WatchedPrice;
let shops = 0;

beforeAll(async () => {
  shop = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (req.url === '/robots.txt') res.writeHead(404).end();
    else page(req, res);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  test = await startTestPayload({ WEB_TEST_SERVER: host });
  editors = await createTestEditors(test);
});
afterAll(async () => {
  shop.close();
  shop.closeAllConnections();
  await test.stop();
});

beforeEach(async () => {
  const { payload } = test;
  asked = [];
  shops += 1;
  await payload.delete({ collection: 'watched-prices', where: {}, overrideAccess: true });
  const { id: provider } = await createProvider(payload, { name: `Shop ${shops}` });
  const { id: medication } = await createMedication(payload, { name: `Mounjaro ${shops}` });
  product = await createProduct(payload, { provider, medication, checkedAt: longAgo });
  await turn(true);
  watch = await payload.create({
    collection: 'watched-prices',
    data: { product: product.id, address: `${origin}/${shops}`, everyDays: 1 },
    overrideAccess: true,
  });
  showPrice(129);
});

const turn = (isOn: boolean) =>
  test.payload.updateGlobal({ slug: 'price-watch', data: { isOn }, overrideAccess: true });

/** Makes the page of the shop show this from now on. */
function showPrice(price: number, availability = 'InStock') {
  const offer = { '@type': 'Offer', price, priceCurrency: 'GBP', availability };
  page = (_req, res) =>
    res.end(`<script type="application/ld+json">${JSON.stringify(offer)}</script>`);
}

/** Makes it show a price that is not sent again to whoever has it. */
function showUnchangedPrice() {
  page = (req, res) => {
    if (req.headers['if-none-match'] === '"1"') res.writeHead(304).end();
    else
      res
        .setHeader('etag', '"1"')
        .end(
          `<script type="application/ld+json">{"@type":"Offer","price":"129","priceCurrency":"GBP","availability":"InStock"}</script>`,
        );
  };
}

async function visitNow(): Promise<WatchedPrice> {
  const { payload } = test;
  await payload.db.updateOne({
    collection: 'watched-prices',
    where: { id: { equals: watch.id } },
    data: { nextVisitAt: longAgo, updatedAt: watch.updatedAt },
  });
  await visitDue(payload);
  return read();
}

const read = (id = watch.id) =>
  test.payload.findByID({ collection: 'watched-prices', id, depth: 0 });
const readProduct = () =>
  test.payload.findByID({ collection: 'products', id: product.id, depth: 0 });

async function allowChecks() {
  await test.payload.create({
    collection: 'watched-providers',
    data: { provider: product.provider, countsUnchanged: true },
    overrideAccess: true,
  });
}

const changeProduct = (data: Partial<Product>) =>
  test.payload.update({ collection: 'products', id: product.id, data });

/** Makes the watch read the pages of the product’s provider in another way. */
const changeRule = (priceSelector: string) =>
  test.payload.update({
    collection: 'watched-providers',
    where: { provider: { equals: relationId(product.provider) } },
    data: { priceSelector },
  });

async function newestObservation() {
  const { docs } = await test.payload.find({
    collection: 'observations',
    where: { product: { equals: product.id } },
    sort: '-recordedAt',
    limit: 1,
    depth: 0,
  });
  return docs[0];
}

const decide = (path: 'accept' | 'refuse', body: object, role: 'clerk' | 'viewer' = 'clerk') =>
  editors.post(role, `/price-watch/${path}`, { id: watch.id, seen: '£139, in stock', ...body });

describe('the watch', () => {
  it('visits nobody while it is off', async () => {
    await turn(false);
    await visitNow();
    expect(asked).toEqual([]);
  });

  it('visits each price once in its period, whoever else looks at the same time', async () => {
    await Promise.all([visitDue(test.payload), visitDue(test.payload)]);
    await visitDue(test.payload);
    expect(asked.filter((path) => path === `/${shops}`)).toHaveLength(1);
    const { nextVisitAt, visitedAt } = await read();
    expect(Date.parse(nextVisitAt!) - Date.parse(visitedAt!)).toBe(24 * 3_600_000);
  });

  it('visits the others where a watched price, a product or a provider cannot be read', async () => {
    const { payload } = test;
    const ofShop = async (name: string) => {
      const { id: provider } = await createProvider(payload, { name });
      const { id: sold } = await createProduct(payload, {
        provider,
        medication: relationId(product.medication),
        checkedAt: longAgo,
      });
      const watched = await payload.create({
        collection: 'watched-prices',
        data: { product: sold, address: `${origin}/${name}`, everyDays: 1 },
        overrideAccess: true,
      });
      const { id: told } = await payload.create({
        collection: 'watched-providers',
        data: { provider, countsUnchanged: true },
        overrideAccess: true,
      });
      return { 'watched-prices': watched.id, products: sold, 'watched-providers': told };
    };
    for (const collection of ['watched-prices', 'products', 'watched-providers'] as const) {
      const { [collection]: id } = await ofShop(`spoilt-${collection}`);
      await writeRaw(payload, id, {
        table: collection.replaceAll('-', '_'),
        column: 'created_at',
        collection,
        field: 'createdAt',
        value: 'one of these days',
      });
    }
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    onTestFinished(async () => {
      error.mockRestore();
      for (const collection of ['watched-prices', 'watched-providers'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });
    expect(await visitNow()).toMatchObject({ failures: 0, visitedAt: expect.any(String) });
    expect(asked).toContain(`/${shops}`);
  });

  it('leaves what a slow host has not answered within minutes to the next round', async () => {
    const { payload } = test;
    const { medication, provider } = product;
    const other = await createProduct(payload, { provider, medication, dose: '5mg' });
    await payload.create({
      collection: 'watched-prices',
      data: { product: other.id, address: `${origin}/slow`, everyDays: 1 },
      overrideAccess: true,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    page = (_req, res) => {
      vi.setSystemTime(Date.now() + 3 * 60_000);
      res.end();
    };
    const pages = () => asked.filter((path) => path !== '/robots.txt');
    await visitDue(payload);
    expect(pages()).toEqual([`/${shops}`]);
    await visitDue(payload);
    expect(pages()).toEqual([`/${shops}`, '/slow']);
  });

  it('lets no price of a product in the trash take the place of another', async () => {
    const { payload } = test;
    const [provider, medication] = [product.provider, product.medication].map(relationId);
    // As many as are visited in a round.
    for (let index = 0; index < 500; index += 1) {
      const { id } = await payload.db.create({
        collection: 'products',
        data: {
          provider,
          medication,
          dose: `${index}mg`,
          pricePence: 12_900,
          inStock: true,
          priceUnit: 'month',
          checkedAt: longAgo,
          deletedAt: longAgo,
        },
      });
      await payload.db.create({
        collection: 'watched-prices',
        data: {
          product: id,
          everyDays: 1,
          nextVisitAt: '2024-01-01T00:00:00.000Z',
          proposal: 'waiting',
          seenAt: longAgo,
        },
      });
    }
    showPrice(139);
    expect((await visitNow()).outcome).toBe('£139, in stock');
    expect(await listProposals(payload)).toMatchObject({ waiting: [{ id: watch.id }], total: 1 });
  });

  it('knows the price of its own medication from those of the others that are stored', async () => {
    await createMedication(test.payload, { name: `Wegovy ${shops}` });
    const offer = (name: string, price: number) => ({
      '@type': 'Product',
      name,
      offers: [{ '@type': 'Offer', price, priceCurrency: 'GBP', availability: 'InStock' }],
    });
    const offers = [offer(`Wegovy ${shops}`, 99), offer(`Mounjaro ${shops}`, 129)];
    page = (_req, res) =>
      res.end(`<script type="application/ld+json">${JSON.stringify(offers)}</script>`);
    expect((await visitNow()).outcome).toBe('£129, in stock');
    const rule = { product: product.id, address: origin };
    const { body } = await editors.post('editor', '/price-watch/try', rule);
    expect(body).toMatchObject({ found: '£129, in stock' });
  });

  it('does not count as a save of the watched price', async () => {
    const { updatedAt, outcome } = await visitNow();
    expect([updatedAt, outcome]).toEqual([watch.updatedAt, '£129, in stock']);
  });

  it('visits no private address, and says so', async () => {
    await test.payload.update({
      collection: 'watched-prices',
      id: watch.id,
      data: { address: 'http://169.254.169.254/latest' },
    });
    await visitDue(test.payload);
    expect((await read()).outcome).toBe(
      '169.254.169.254 is not an address on the public internet.',
    );
  });
});

describe('an unchanged price', () => {
  it('changes nothing, unless an editor has allowed it for the provider', async () => {
    const { proposal } = await visitNow();
    expect(proposal ?? null).toBeNull();
    expect((await readProduct()).checkedAt).toBe(longAgo);
  });

  it('becomes a check with the page as its evidence where that is allowed', async () => {
    await allowChecks();
    const { visitedAt, seenEvidence } = await visitNow();
    expect(await readProduct()).toMatchObject({ checkedAt: visitedAt, checkedThrough: 'watch' });
    expect(await newestObservation()).toMatchObject({
      route: 'watch',
      evidence: seenEvidence,
      seenAt: visitedAt,
      pricePence: 12_900,
    });
  });

  it('is not sent again, and is a check all the same', async () => {
    await allowChecks();
    showUnchangedPrice();
    const first = await visitNow();
    const second = await visitNow();
    expect(second.outcome).toBe('£129, in stock, as before');
    expect(second.visitedAt! > first.visitedAt!).toBe(true);
    expect((await readProduct()).checkedAt).toBe(second.visitedAt);
  });

  it('is no check where nobody has seen the stock, and says so', async () => {
    await allowChecks();
    showPrice(129, '');
    expect(await visitNow()).toMatchObject({ outcome: '£129, stock not read', failures: 0 });
    expect((await readProduct()).checkedAt).toBe(longAgo);
  });

  it('is read again if its evidence has been deleted since', async () => {
    showUnchangedPrice();
    const { seenEvidence } = await visitNow();
    await editors.delete('editor', `/evidence/${seenEvidence}`).expect(200);
    await allowChecks();
    const { outcome, visitedAt } = await visitNow();
    expect(outcome).toBe('£129, in stock');
    expect((await readProduct()).checkedAt).toBe(visitedAt);
    expect((await newestObservation())?.evidence).toBe(seenEvidence);
  });
});

describe('a product that cannot be saved', () => {
  it('waits for its next visit, says why, and holds up no other price of its host', async () => {
    const { payload } = test;
    await allowChecks();
    const { id, medication, provider } = product;
    // As a version with another rule may have stored it.
    await payload.db.updateOne({ collection: 'products', id, data: { sourceUrl: 'nowhere' } });
    const other = await createProduct(payload, { provider, medication, dose: '5mg' });
    const next = await payload.create({
      collection: 'watched-prices',
      data: { product: other.id, address: `${origin}/other`, everyDays: 1 },
      overrideAccess: true,
    });
    const logged = vi.spyOn(payload.logger, 'error').mockReturnValue();

    const { visitedAt, nextVisitAt, ...visited } = await visitNow();

    expect(visited).toMatchObject({
      failures: 1,
      outcome: expect.stringMatching(/^The check could not be stored: .*Source/),
    });
    expect(Date.parse(nextVisitAt!) - Date.parse(visitedAt!)).toBe(24 * 3_600_000);
    expect(await read(next.id)).toMatchObject({ failures: 0, outcome: '£129, in stock' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), product: id },
      'A watched price could not be visited',
    );
    logged.mockRestore();
  });
});

describe('a changed price', () => {
  beforeEach(async () => {
    showPrice(139);
    await allowChecks();
    watch = await visitNow();
  });

  it('waits as a proposal, with what is stored, what was seen and the evidence', async () => {
    expect((await readProduct()).pricePence).toBe(12_900);
    const { waiting } = await listProposals(test.payload);
    expect(waiting).toMatchObject([
      {
        id: watch.id,
        stored: '£129, in stock',
        seen: '£139, in stock',
        changePercent: 7.8,
        isLarge: false,
        excerpt: expect.stringContaining('"price": 139'),
        evidenceUrl: `/evidence/${watch.seenEvidence}.txt`,
      },
    ]);
  });

  it('is stored when somebody accepts it, as seen then and in their name', async () => {
    await decide('accept', {}).expect(200);
    expect(await readProduct()).toMatchObject({ pricePence: 13_900, checkedAt: watch.seenAt });
    expect(await newestObservation()).toMatchObject({
      route: 'watch',
      by: editors.user('clerk').id,
      evidence: watch.seenEvidence,
    });
    expect(await listProposals(test.payload)).toEqual({ waiting: [], total: 0 });
    await decide('accept', {}).expect(409);
  });

  it('is not proposed again once it is refused, until the page says something else', async () => {
    await decide('refuse', {}).expect(200);
    expect((await readProduct()).pricePence).toBe(12_900);
    watch = await read();
    expect((await visitNow()).proposal).toBe('refused');
    showPrice(149);
    expect((await visitNow()).proposal).toBe('waiting');
  });

  it('is not proposed again either after a visit that found nothing', async () => {
    await decide('refuse', {}).expect(200);
    watch = await read();
    page = (_req, res) => res.end();
    expect(await visitNow()).toMatchObject({ failures: 1, proposal: 'refused' });
    showPrice(139);
    expect(await visitNow()).toMatchObject({ failures: 0, proposal: 'refused' });
  });

  it.each(['accept', 'refuse'] as const)('is for those who keep prices to %s', async (path) => {
    await decide(path, {}, 'viewer').expect(403);
    expect((await listProposals(test.payload)).total).toBe(1);
  });

  it('is refused if it is not the one that was looked at', async () => {
    await decide('accept', { seen: '£138, in stock' }).expect(409);
    expect((await readProduct()).pricePence).toBe(12_900);
  });

  it.each([
    ['the product has been given another price', () => changeProduct({ pricePence: 13_500 })],
    ['the product has been given another dose', () => changeProduct({ dose: '5mg' })],
    ['the product has been checked', () => changeProduct({ checkedAt: new Date().toISOString() })],
    ['the rule of its provider has been replaced', () => changeRule('.price')],
  ])(
    'is listed no more, and its page visited again if somebody accepts it, if %s since',
    async (_, change) => {
      await change();
      expect(await listProposals(test.payload)).toEqual({ waiting: [], total: 0 });
      const before = await readProduct();
      const { body } = await decide('accept', {}).expect(409);
      expect(body.message).toContain('The page is visited again.');
      expect((await readProduct()).pricePence).toBe(before.pricePence);
      const { nextVisitAt, proposal } = await read();
      expect(nextVisitAt! <= new Date().toISOString()).toBe(true);
      expect(proposal ?? null).toBeNull();
    },
  );

  it('goes when the page says again what is stored', async () => {
    showPrice(129);
    expect((await visitNow()).proposal ?? null).toBeNull();
  });

  it('of more than 30% is confirmed first', async () => {
    showPrice(199);
    await visitNow();
    const seen = '£199, in stock';
    await decide('accept', { seen }).expect(400);
    expect((await readProduct()).pricePence).toBe(12_900);
    await decide('accept', { seen, isConfirmed: true }).expect(200);
    expect((await readProduct()).pricePence).toBe(19_900);
  });

  it('whose stock was not read keeps the stock that is stored, once somebody accepts it', async () => {
    showPrice(139, '');
    await visitNow();
    await decide('accept', { seen: '£139, stock not read' }).expect(200);
    expect(await readProduct()).toMatchObject({ pricePence: 13_900, inStock: true });
  });

  it('may be that of its stock', async () => {
    showPrice(129, 'OutOfStock');
    await visitNow();
    await decide('accept', { seen: '£129, out of stock' }).expect(200);
    expect((await readProduct()).inStock).toBe(false);
  });
});

describe('a rule that finds nothing', () => {
  it('says why, counts how often, and starts again when it is fixed', async () => {
    page = (_req, res) => res.end('<p class="price">£129</p>');
    for (const failures of [1, 2, 3]) expect((await visitNow()).failures).toBe(failures);
    expect((await read()).outcome).toContain('no structured data');
    await test.payload.update({
      collection: 'watched-prices',
      id: watch.id,
      data: { priceSelector: '.price' },
    });
    watch = await read();
    expect(watch.failures).toBe(0);
    await visitDue(test.payload);
    expect(await read()).toMatchObject({ failures: 0, outcome: '£129, stock not read' });
  });
});

describe('a rule in a form', () => {
  const tried = async (rule: object, role: 'clerk' | 'editor' = 'editor') =>
    editors.post(role, '/price-watch/try', { product: product.id, address: origin, ...rule });

  it('is tried at once, and the prices on the page are offered', async () => {
    page = (_req, res) => res.end('<p class="price">£129</p><b id="b">£139</b>');
    expect((await tried({})).body).toMatchObject({
      problem: expect.stringContaining('no structured data'),
      candidates: [
        { selector: 'p.price', text: '£129' },
        { selector: '#b', text: '£139' },
      ],
    });
    expect((await tried({ priceSelector: '#b' })).body).toMatchObject({
      found: '£139, stock not read',
    });
    expect((await readProduct()).pricePence).toBe(12_900);
  });

  it('that says nothing is the provider’s', async () => {
    page = (_req, res) => res.end('<p class="price">£129</p>');
    await test.payload.create({
      collection: 'watched-providers',
      data: { provider: product.provider, priceSelector: '.price' },
    });
    expect((await tried({})).body).toMatchObject({ found: '£129, stock not read' });
  });

  it('is tried by those who may change rules alone', async () => {
    expect((await tried({}, 'clerk')).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
