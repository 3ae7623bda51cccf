import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSorts } from '#contract/rules/product-order.ts';
import { reviewSorts } from '#contract/rules/review-order.ts';
import { monthOf } from '#contract/rules/report-month.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { productsSchema, type Product } from '#contract/schemas/product.ts';
import { reviewPageSchema } from '#contract/schemas/review.ts';
import { endpoints } from '../http/endpoints.ts';
import type { Services } from '../runtime/services.ts';
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
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What is declared; nobody asks the services for anything. */
const declared = endpoints({} as Services).flatMap(({ api: route }) => route ?? []);

const now = new Date();

let test: TestApp;
let api: ReturnType<typeof supertest>;

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  await storeExamples();
});
afterAll(() => test.stop());

/** Three providers whose orders differ for every sort. */
async function storeExamples() {
  const { payload } = test;
  const mounjaro = await createMedication(payload, {
    doseSteps: [{ dose: '2.5mg', weeks: 4 }],
    doseStepsUrl: 'https://www.medicines.org.uk/emc/product/15484/smpc',
  });
  const wegovy = await createMedication(payload, { name: 'Wegovy', theme: 'blue', order: 2 });
  const ashdown = await createRegisteredProvider(payload, { type: 'Specialist online clinic' });
  const brook = await createRegisteredProvider(payload, {
    name: 'Brook Pharmacy',
    type: 'Retail pharmacy',
  });
  const cedar = await createRegisteredProvider(payload, {
    name: 'Cedar Health',
    type: 'Online doctor',
  });
  const product = (provider: { id: string }, medication: { id: string }, fields: object) =>
    createProduct(payload, { provider: provider.id, medication: medication.id, ...fields });
  await product(ashdown, mounjaro, {
    pricePence: 15000,
    deliveryFeePence: 0,
    consultationFeePence: 0,
  });
  await product(brook, mounjaro, { pricePence: 14950, deliveryFeePence: 500 });
  await product(cedar, mounjaro, { pricePence: 15000, deliveryFeePence: null });
  await product(brook, wegovy, { dose: '0.25mg', pricePence: 9900, deliveryFeePence: 295 });
  await createGuide(payload);
  await createLegalPage(payload);
  await createMarketReport(payload);
  // Of this month, so that there are data to freeze.
  await createMarketReport(payload, { slug: 'this-month', month: now.toISOString() });
  await createDiscount(payload, { provider: ashdown.id });
  const { docs: products } = await payload.find({ collection: 'products', limit: 1, depth: 0 });
  for (const { id } of products)
    await payload.create({
      collection: 'corrections',
      data: {
        product: id,
        whatIsWrong: 'other',
        whatIsRight: 'They deliver on Sundays',
        reportedAt: new Date().toISOString(),
        status: 'accepted',
        settledAt: new Date().toISOString(),
      },
      overrideAccess: true,
    });
  const rate = (provider: { id: string }, ratings: number[]) =>
    Promise.all(
      ratings.map((rating, index) =>
        createReview(payload, {
          provider: provider.id,
          rating,
          ...(rating === 5 && { verified: true, verifiedEvidence: 'order' as const }),
          postedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
        }),
      ),
    );
  await rate(ashdown, [5, 4, 3, 5, 1, 2, 5, 4, 4, 3, 2, 5, 5, 1]);
  await rate(brook, [5, 5, 5, 5, 5]);
  await rate(cedar, [5, 5, 5, 5]);
}

async function listed(query: string): Promise<string[]> {
  const { body } = await api.get(`/api/products?${query}`).expect(200);
  return (body as Product[]).map(({ company, name, dose }) => `${company.name} ${name} ${dose}`);
}

describe('every read', () => {
  const slugs: Record<string, string> = {
    providers: 'ashdown-online-clinic',
    guides: 'a-guide-to-side-effects',
    'legal-pages': 'privacy-policy',
    'market-reports': 'market-overview-august-2025',
  };
  /** Of the reads that mean nothing without one. */
  const queries: Record<string, string> = {
    plans: '?medication=mounjaro',
    'side-by-side': '?providers=ashdown-online-clinic,brook-pharmacy',
  };
  const reads = declared.filter(({ method, isPersonal }) => method === 'GET' && !isPersonal);
  const examples = reads.map(({ path, answer }) => {
    const [, , resource = ''] = path.split('/');
    const named = path
      .replace(':medication', 'mounjaro')
      .replace(':slug', slugs[resource] ?? 'unknown')
      .replace(':month', monthOf(now.toISOString()))
      .replace(':figure', 'products');
    return { path: named + (queries[resource] ?? ''), answer };
  });

  it.each(examples)('$path keeps its schema', async ({ path, answer }) => {
    const [product] = test.catalogue.current().products;
    const { body } = await api
      .get(path.replace(':id', product?.id ?? ''))
      .expect(200)
      .expect('Content-Type', /json/);
    expect(answer.safeParse(body).error?.message).toBeUndefined();
    expect(JSON.stringify(body)).not.toBe('[]');
  });

  it.each(examples)('$path refuses other methods', async ({ path }) => {
    const { body } = await api
      .put(path)
      .expect(405)
      .expect('Allow', /GET, HEAD/);
    errorSchema.parse(body);
  });

  it('is described in the OpenAPI document', async () => {
    const { body } = await api.get('/api/openapi.json').expect(200);
    const described = Object.entries(body.paths as Record<string, object>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const expected = declared
      .filter(({ path }) => !['/api/subscription', '/api/price-alerts/:alert'].includes(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual([...expected, 'get /api/openapi.json'].toSorted());
    expect(body.paths['/api/products'].get.parameters).toHaveLength(14);
  });

  it('is described with the parameters that it cannot do without', async () => {
    type Parameter = { name: string; in: string; required: boolean };
    type Paths = Record<string, { get?: { parameters: Parameter[] } }>;
    const { body } = await api.get('/api/openapi.json').expect(200);
    const needed = Object.entries(body.paths as Paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter((each) => each.in === 'query' && each.required)
        .map(({ name }) => `${path} ${name}`),
    );
    expect(needed).toEqual(['/api/plans medication', '/api/side-by-side providers']);
  });
});

describe.each(['/api/products?sortBy=provider', '/api/companies?'])('GET %s in parts', (list) => {
  type Row = { id: string };
  const read = (address: string) => api.get(address).expect(200);
  const nextOf = ({ headers }: { headers: Record<string, string> }) =>
    /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];

  it('is the whole list one after the other, each leading to the next', async () => {
    const whole = (await read(list)).body as Row[];
    const rows: Row[] = [];
    let address: string | undefined = `${list}&limit=2`;
    let parts = 0;
    while (address !== undefined) {
      const part = await read(address);
      expect((part.body as Row[]).length).toBeLessThanOrEqual(2);
      rows.push(...(part.body as Row[]));
      parts += 1;
      address = nextOf(part);
    }
    expect(rows).toEqual(whole);
    expect(parts).toBe(Math.ceil(whole.length / 2));
    expect(parts).toBeGreaterThan(1);
  });

  it('is whole without them, and leads nowhere', async () => {
    const answer = await read(list);
    expect(answer.headers.link).toBeUndefined();
    expect(await read(`${list}&limit=1000`)).toMatchObject({ body: answer.body });
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=2.5',
    'limit=',
    'cursor=',
    'cursor=abc',
    'cursor=1.a%0ab',
    'limit=1&limit=2',
  ])('refuses %s', async (query) => {
    const { body } = await api.get(`${list}&${query}`).expect(400);
    expect(errorSchema.parse(body).error).toMatch(/^(?:limit|cursor) /);
  });
});

describe('GET /api/products', () => {
  const [ashdown, brook, cedar, wegovy] = [
    'Ashdown Online Clinic Mounjaro 2.5mg',
    'Brook Pharmacy Mounjaro 2.5mg',
    'Cedar Health Mounjaro 2.5mg',
    'Brook Pharmacy Wegovy 0.25mg',
  ] as const;
  const all = [ashdown, wegovy, cedar, brook];

  it.each([
    ['medication=mounjaro', [ashdown, cedar, brook]],
    ['medication=Mounjaro', [ashdown, cedar, brook]],
    ['medication=all', all],
    ['medication=', all],
    ['medication=ozempic', []],
    ['dose=0.25MG', [wegovy]],
    ['dose=12.5mg', []],
    ['companyType=retail', [wegovy, brook]],
    ['companyType=Online', [ashdown, cedar]],
    ['companyType=specialist&medication=wegovy', []],
    ['stock=in-stock', all],
    ['register=gmc', []],
    ['maxTotal=150', [ashdown, wegovy, cedar]],
    ['maxTotal=', all],
    ['utm_source=letter', all],
  ])('?%s lists what it asks for', async (query, expected) => {
    expect(await listed(`${query}&sortBy=total-cost`)).toEqual(expected);
  });

  it.each([
    ['price', [wegovy, brook, ashdown, cedar]],
    ['price-desc', [ashdown, cedar, brook, wegovy]],
    // Four reviews of five stars make no average.
    ['rating', [wegovy, brook, ashdown, cedar]],
    ['rating-asc', [ashdown, wegovy, brook, cedar]],
    ['reviews', [ashdown, wegovy, brook, cedar]],
    ['reviews-asc', [cedar, wegovy, brook, ashdown]],
    ['provider', [ashdown, wegovy, brook, cedar]],
    ['provider-desc', [cedar, wegovy, brook, ashdown]],
    ['sentiment', [wegovy, brook, ashdown, cedar]],
    ['delivery', [ashdown, wegovy, brook, cedar]],
    ['total', [wegovy, ashdown, brook, cedar]],
    ['total-cost', [ashdown, wegovy, cedar, brook]],
  ])('sorts by %s: ties by price and name, what is unknown last', async (sort, expected) => {
    expect(await listed(`sortBy=${sort}`)).toEqual(expected);
  });

  it('knows all eleven orders of the specification, and that of total cost', () => {
    expect(productSorts.toSorted()).toEqual([
      'delivery',
      'price',
      'price-desc',
      'provider',
      'provider-desc',
      'rating',
      'rating-asc',
      'reviews',
      'reviews-asc',
      'sentiment',
      'total',
      'total-cost',
    ]);
  });

  it('shows money as decimal strings, an unknown fee as null and never as free', async () => {
    const { body } = await api.get('/api/products?sortBy=delivery');
    const products = productsSchema.parse(body);
    expect(
      products.map(({ price, deliveryFee, consultationFee }) => [
        price,
        deliveryFee,
        consultationFee,
      ]),
    ).toEqual([
      ['150.00', '0.00', '0.00'],
      ['99.00', '2.95', null],
      ['149.50', '5.00', null],
      ['150.00', null, null],
    ]);
  });
});

describe('GET /api/providers/{slug}/reviews', () => {
  const path = '/api/providers/ashdown-online-clinic/reviews';
  const ratings = async (query: string) => {
    const { body } = await api.get(`${path}?${query}`).expect(200);
    return reviewPageSchema.parse(body).reviews.map(({ rating }) => rating);
  };

  it('pages through all reviews, newest first', async () => {
    expect(await ratings('')).toEqual([1, 5, 5, 2, 3, 4, 4, 5, 2, 1, 5, 3]);
    expect(await ratings('page=2')).toEqual([4, 5]);
    expect(await ratings('page=3')).toEqual([]);
    const { body } = await api.get(path);
    expect(body).toMatchObject({ page: 1, pageSize: 12, total: 14 });
  });

  it.each([
    ['oldest', [5, 4, 3, 5, 1, 2, 5, 4, 4, 3, 2, 5]],
    ['highest', [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2]],
    ['lowest', [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]],
    ['verified', [5, 5, 5, 5, 5]],
  ])('sorts by %s', async (sort, expected) => {
    expect(reviewSorts).toContain(sort);
    expect(await ratings(`sort=${sort}`)).toEqual(expected);
  });
});

describe('bad input', () => {
  it.each([
    ['/api/products?sortBy=cheapest', 400, /^sortBy takes one of: price, price-desc/],
    ['/api/products?companyType=clinic', 400, /^companyType takes one of: all, retail/],
    [
      '/api/products?medication=wegovy&medication=mounjaro',
      400,
      /^medication is given more than once/,
    ],
    ['/api/products?medication[$ne]=wegovy', 400, /^medication is one value/],
    ['/api/products?medication%5B%24ne%5D=wegovy', 400, /^medication is one value/],
    ['/api/providers/ashdown-online-clinic/reviews?page=0', 400, /^page/],
    ['/api/providers/ashdown-online-clinic/reviews?page=two', 400, /^page/],
    ['/api/providers/ashdown-online-clinic/reviews?sort=best', 400, /^sort takes one of: newest/],
    ['/api/providers/nobody', 404, /^There is no provider at this address/],
    ['/api/providers/nobody/reviews', 404, /^There is no provider/],
    ['/api/providers/__proto__', 404, /^There is no provider/],
    ['/api/providers/%E0%A4%A', 400, /^This site does not understand the address/],
    ['/api/products/nothing/observations', 404, /^There is no product at this address/],
    ['/api/products/nothing/observations?page=0', 400, /^page/],
    ['/api/products?asOf=2026-02-30', 400, /^The day \(asOf\) must be a date, such as 2025-08-31/],
    ['/api/products?asOf=2099-01-01', 400, /^1 January 2099 is in the future/],
    ['/api/products?asOf=2020-01-01', 400, /^The first prices were recorded on/],
    ['/api/guides/nothing', 404, /^There is no page/],
    ['/api/legal-pages/nothing', 404, /^There is no page/],
    ['/api/market-reports/nothing', 404, /^There is no page/],
    ['/api/nothing', 404, /^There is nothing at this address/],
    ['/api/subscriptions', 405, /^This address takes POST only/],
  ])('GET %s answers %i in words', async (path, status, sentence) => {
    const { body } = await api.get(path).expect(status).expect('Content-Type', /json/);
    expect(errorSchema.parse(body).error).toMatch(sentence);
  });

  const post = (body: string, type = 'application/json') =>
    api.post('/api/subscriptions').set('Content-Type', type).send(body);

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['a form', 'email=a%40b.example', 'application/x-www-form-urlencoded', 415],
    ['text', 'hello', 'text/plain', 415],
    ['an unknown character set', '{}', 'application/json; charset=klingon', 415],
    ['over 100 kB', JSON.stringify({ email: 'x'.repeat(101_000) }), 'application/json', 413],
    ['no address', '{"source":"homepage_newsletter"}', 'application/json', 400],
    ['no source', '{"email":"a@b.example"}', 'application/json', 400],
    ['an object for an address', '{"email":{"$gt":""},"source":"x"}', 'application/json', 400],
  ])('a subscription with %s is refused and stores nothing', async (_what, body, type, status) => {
    const before = await test.payload.count({ collection: 'subscriptions' });
    const answer = await post(body, type).expect(status).expect('Content-Type', /json/);
    errorSchema.parse(answer.body);
    expect(await test.payload.count({ collection: 'subscriptions' })).toEqual(before);
  });
});

describe('POST /api/subscriptions', () => {
  const subscribe = (email: string, source = 'homepage_newsletter') =>
    api.post('/api/subscriptions').send({ email, source });

  it('stores the address trimmed and in lower case, with its source and time', async () => {
    await subscribe('  Pat@Reader.Example ').expect(201, { status: 'subscribed' });
    const { docs } = await test.payload.find({
      collection: 'subscriptions',
      where: { email: { equals: 'pat@reader.example' } },
    });
    expect(docs).toMatchObject([{ source: 'homepage_newsletter' }]);
    expect(Date.now() - new Date(docs[0]!.consentedAt).getTime()).toBeLessThan(60_000);
  });

  it('answers 409 for an active subscriber’s address, whatever its case', async () => {
    await subscribe('twice@reader.example').expect(201);
    await test.payload.update({
      collection: 'subscriptions',
      where: { email: { equals: 'twice@reader.example' } },
      data: { status: 'active' },
    });
    const { body } = await subscribe('TWICE@reader.example', 'market_analysis').expect(409);
    expect(errorSchema.parse(body).error).toContain('already subscribed');
  });

  it('stores an address once, however many ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => subscribe('crowd@reader.example')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    const { totalDocs } = await test.payload.count({
      collection: 'subscriptions',
      where: { email: { equals: 'crowd@reader.example' } },
    });
    expect(totalDocs).toBe(1);
  });
});

describe('what the home page asks for', () => {
  it('are the doses on sale of each medication, most prices first', async () => {
    const { body } = await api.get('/api/doses').expect(200);
    expect(body).toEqual([
      { medication: 'Mounjaro', doses: ['2.5mg'] },
      { medication: 'Wegovy', doses: ['0.25mg'] },
    ]);
  });

  it('is how many providers are on each register', async () => {
    const { body } = await api.get('/api/registers').expect(200);
    expect(body).toEqual([
      { register: 'cqc', providers: 0 },
      { register: 'gphc', providers: 3 },
      { register: 'gmc', providers: 0 },
      { register: 'psni', providers: 0 },
      { register: 'his', providers: 0 },
      { register: 'hiw', providers: 0 },
      { register: 'rqia', providers: 0 },
    ]);
  });
});

describe('what editors change', () => {
  it('is in the next answer', async () => {
    const before = await api.get('/api/products?medication=wegovy');
    await test.payload.update({
      collection: 'products',
      where: { dose: { equals: '0.25mg' } },
      data: { pricePence: 10450 },
    });
    const after = await api.get('/api/products?medication=wegovy');
    expect([before.body[0].price, after.body[0].price]).toEqual(['99.00', '104.50']);
  });

  it('is never readable by visitors before it is published', async () => {
    await createProvider(test.payload, { name: 'Secret Clinic', _status: 'draft' });
    await api.get('/api/providers/secret-clinic').expect(404);
    const { text } = await api.get('/api/companies').expect(200);
    expect(text).toContain('slug');
    expect(text).not.toContain('Secret Clinic');
  });

  it.each(['subscriptions', 'users', 'observations'])(
    'and %s are closed to visitors',
    async (collection) => {
      await api.get(`/cms-api/${collection}`).expect(401);
    },
  );
});
