import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import supertest from 'supertest';
import type { Payload } from 'payload';
import {
  createGuide,
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '../testing/example-data.ts';
import { inEachTurn } from '../testing/in-each-turn.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let payload: Payload;
let editors: TestEditors;
let provider: { id: string };

beforeAll(async () => {
  test = await startTestApp();
  payload = test.payload;
  editors = await createTestEditors(test.test);
  provider = await createProvider(payload);
  const medication = await createMedication(payload);
  await createProduct(payload, { provider: provider.id, medication: medication.id });
  await createReview(payload, { provider: provider.id });
  await createGuide(payload);
});
afterAll(() => test.stop());

/** The words of a text, for tables of short cases. */
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const collections = () => test.test.config.collections.map(({ slug }) => slug);

describe('Payload’s REST without an account', () => {
  it('answers no read of anything that is stored', async () => {
    const paths = [
      ...collections().flatMap((slug) => [`/${slug}`, `/${slug}/1`, `/${slug}/count`]),
      '/guides/versions',
      '/globals/home',
      '/globals/settings',
      '/access',
      '/import-prices',
      '/import-terms/files/current-terms.csv',
    ];
    const statuses = await Promise.all(
      paths.map(async (path) => [path, (await editors.get(null, path)).status]),
    );
    const open = statuses.filter(([, status]) => status !== 401);
    expect(open).toEqual([
      ['/payload-migrations', 404],
      ['/payload-migrations/1', 404],
      ['/payload-migrations/count', 404],
    ]);
  });

  it('says what to do', async () => {
    const { body } = await editors.get(null, '/guides?limit=0&depth=10');
    expect(body).toEqual({ errors: [{ message: 'Please sign in first.' }] });
  });

  it('answers what the sign-in page asks', async () => {
    expect((await editors.get(null, '/users/me')).body.user).toBeNull();
    expect((await editors.get(null, '/users/init')).body).toEqual({ initialized: true });
  });

  it('reads no body', async () => {
    const answer = await editors.post(null, '/guides', { z: 'x'.repeat(100_000) });
    expect(answer.status).toBe(401);
  });

  it('cannot be asked by a POST that pretends to be a GET', async () => {
    for (const header of ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']) {
      for (const path of ['/guides', '/users/login', '/users/first-register']) {
        const answer = await editors
          .post(null, path)
          .set(header, 'GET')
          .set('Content-Type', 'application/json')
          .send('{"depth":0}');
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.docs).toBeUndefined();
      }
    }
  });
});

describe('Payload’s REST with an account that may not do something', () => {
  it('says so, rather than to sign in', async () => {
    const { body } = await editors.get('viewer', '/payload-jobs/run');
    expect(body.message).toBe('Your account may not do this.');
  });
});

describe('a query to Payload’s REST', () => {
  const refused = [
    ...words(`
      limit=0 limit=-1 limit=abc limit=1.5 limit=101 limit=1e1 limit= limit[]=5
      page=0 page=-1 page=1.5 page=abc page=999999999999999999999
      depth=3 depth=10 depth=-1 depth=1.5 depth=abc depth[]=1
      pagination=false joins[products][limit]=0 populate[users][hash]=true data=a
      select=a select[name]=perhaps select[name][][]=x
      sort= sort=nope sort=- sort=name,, sort[a]=name sort[][a]=name sort=products
      where=a where=1 where={} where[]=a where[and]=a where[and][0]=a where[or][0][and]=b
      where[name]=a where[name][nope]=a where[nope][equals]=a where[name][near]=1,2
      where[name][equals][a]=b where[name][like][]=b where[name][exists]=perhaps
      where[name][equals]=%00 where[createdAt][greater_than]=abc where[createdAt][equals]=2026-99-99
      where[id][in][a]=b where[features][in]=null
      where[products.provider.products.title][equals]=x where[a.b.c.d.e.f][equals]=x
      where[__proto__.a][equals]=1 where[name__x][equals]=1
      where[and][0][and][0][and][0][and][0][and][0][and][0][name][equals]=a
    `),
    `where[name][equals]=${'x'.repeat(1001)}`,
    Array.from({ length: 101 }, (_, index) => `where[or][${index}][name][equals]=a`).join('&'),
    Array.from({ length: 11 }, (_, i) => `where[or][${i}][name][like]=${'a+'.repeat(100)}`).join(
      '&',
    ),
    `where[name][in]=${'a,'.repeat(1000)}a`,
  ];

  it.each(refused)('is refused with %s, in a sentence', async (query) => {
    for (const path of ['/providers', '/providers/versions']) {
      const { status, body } = await editors.get('admin', `${path}?${query}`);
      expect([path, status]).toEqual([path, 400]);
      expect(body.errors[0].message).toMatch(/^“.+[.]$/);
    }
  });

  it.each([
    ['/reviews', 'where[rating][equals]=abc'],
    ['/reviews', 'where[rating][greater_than]='],
    ['/products', 'where[inStock][equals]=perhaps'],
    ['/reviews', 'sort=provider.name'],
    ['/guides', 'where[body.root.type][equals]=x'],
    ['/guides/count', 'where[lastReviewedAt][less_than]=x'],
    ['/guides/versions', 'where[version.lastReviewedAt][less_than]=x'],
    ['/guides/versions', 'sort=version.related.title'],
    ['/globals/home', 'depth=abc'],
    ['/payload-locked-documents', 'where[document][equals]=x'],
  ])('to %s is refused with %s', async (path, query) => {
    await editors.get('admin', `${path}?${query}`).expect(400);
  });

  it.each([
    ['/providers', 'limit=100&page=1&depth=2'],
    ['/providers', 'pagination=false&limit=5'],
    ['/providers', 'sort=-name,createdAt&select[name]=true'],
    ['/products', 'where[or][0][title][like]=Ash&where[or][1][inStock][equals]=true'],
    ['/providers', 'where[createdAt][greater_than]=2026-01-01&where[features][exists]=true'],
    ['/providers/versions', 'where[version.name][equals]=Ashdown&sort=-version.name'],
    ['/payload-locked-documents', 'where[document.relationTo][equals]=providers'],
    ['/products', 'draft=true&trash=true'],
  ])('to %s is answered with %s', async (path, query) => {
    await editors.get('viewer', `${path}?${query}`).expect(200);
  });

  it('follows relations no further than two steps', async () => {
    const { body } = await editors.get('viewer', '/products').expect(200);
    expect(body.docs[0].provider.name).toBe('Ashdown Online Clinic');
    expect(test.test.config.maxDepth).toBe(2);
  });

  it('shows of a guide that another names its title alone, not its text', async () => {
    const related = await createGuide(payload, { slug: 'how-injections-work' });
    const guide = await createGuide(payload, { slug: 'side-effects', related: [related.id] });
    const { body } = await editors.get('viewer', `/guides/${guide.id}?depth=2`).expect(200);
    expect(body.related).toEqual([expect.objectContaining({ title: related.title })]);
    expect(body.related[0]).not.toHaveProperty('body');
  });

  it('may come in a body, as the fields for relations send it', async () => {
    const ask = (query: string) =>
      editors
        .post('viewer', '/providers')
        .set('X-Payload-HTTP-Method-Override', 'GET')
        .set('Content-Type', 'application/x-www-form-urlencoded')
        .send(query);
    const { body } = await ask('limit=10&where[and][0][name][like]=Ashdown').expect(200);
    expect(body.docs).toHaveLength(1);
    await ask('limit=0').expect(400);
    await ask('limit=10').set('Content-Type', 'application/json').expect(415);
  });

  it('may name documents, as lists do to show what rows refer to', async () => {
    const { body } = await editors
      .get('viewer', `/providers?limit=250&where[id][in]=${provider.id}`)
      .expect(200);
    expect(body.docs).toHaveLength(1);
    const ids = Array.from({ length: 101 }, () => provider.id).join(',');
    await editors.get('viewer', `/providers?limit=250&where[id][in]=${ids}`).expect(400);
  });

  it('may count the trash, as its button does', async () => {
    const { body } = await editors
      .get('editor', '/guides?limit=0&trash=true&where[deletedAt][exists]=true')
      .expect(200);
    expect(body).toMatchObject({ totalDocs: 0, limit: 1 });
  });
});

describe('what is secret about an account', () => {
  const secrets = words(`
    hash salt resetPasswordToken resetPasswordExpiration loginAttempts lockUntil sessions.id
  `);
  const queries = secrets.flatMap((field) => [
    `/users?sort=${field}`,
    `/users?where[${field}][exists]=true`,
    `/products?sort=checkedBy.${field}`,
    `/products?where[checkedBy.${field}][exists]=true`,
    `/discounts?sort=-signedOffBy.${field}`,
    `/guides/versions?sort=version.related.${field}`,
  ]);

  it.each([...queries, '/products?sort=checkedBy.email', '/audit-trail?sort=user.email'])(
    'is no order and no condition: %s',
    async (path) => {
      for (const role of ['editor', 'admin'] as const) await editors.get(role, path).expect(400);
    },
  );

  it('orders no list of the admin either', async () => {
    const medication = await createMedication(payload, { name: 'Secretol' });
    const accounts = await payload.find({ collection: 'users', showHiddenFields: true, depth: 0 });
    const byHash = accounts.docs.toSorted((a, b) => (a.hash ?? '').localeCompare(b.hash ?? ''));
    for (const [index, { id }] of byHash.entries()) {
      await createProduct(payload, {
        provider: provider.id,
        medication: medication.id,
        // The other way round than the hashes.
        dose: `${9 - index}mg`,
        checkedBy: id,
      });
    }
    const list = (sort?: string) =>
      payload
        .find({
          collection: 'products',
          where: { medication: { equals: medication.id } },
          sort,
          limit: 50,
          depth: 0,
          overrideAccess: false,
          user: editors.user('viewer'),
        })
        .then(({ docs }) => docs.map(({ dose }) => dose));
    expect(await list('checkedBy.hash')).toEqual(await list());
    expect(await list('checkedBy.hash')).toEqual(await list('-checkedBy.hash'));
    expect(await list('dose')).not.toEqual(await list('-dose'));
  });
});

describe('an address of Payload’s REST', () => {
  it.each([
    '/payload-migrations',
    '/nope',
    '/constructor',
    '/__proto__/x',
    '/globals',
    '/globals/nope',
    '/reviews/versions',
    '/reviews/versions/1',
    '/globals/home/versions',
    '/',
    '//users',
  ])('where there is nothing is not found: %s', async (path) => {
    for (const role of ['admin', null] as const) await editors.get(role, path).expect(404);
  });

  it('is correctly encoded', async () => {
    for (const role of ['admin', null] as const) {
      await editors.get(role, '/reviews/%E0%A4%A').expect(400);
    }
  });
});

describe('a body to Payload’s REST', () => {
  const send = (role: 'editor' | null, path: string, type: string, body: string) =>
    editors.post(role, path).set('Content-Type', type).send(body);
  const places = [
    ['editor', '/guides'],
    ['editor', '/payload-preferences/x'],
    ['editor', '/guides/access'],
    ['editor', '/globals/home'],
    [null, '/users/login'],
    [null, '/users/first-register'],
    [null, '/users/forgot-password'],
    [null, '/users/reset-password'],
  ] as const;
  const json = 'application/json';

  it.each([
    ['that is cut short', 400, json, '{"a":'],
    ['that is a list', 400, json, '[]'],
    ['that is nothing', 400, json, 'null'],
    ['that is a word', 400, json, '"a"'],
    ['nested too deeply', 400, json, `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['without a boundary', 400, 'multipart/form-data', 'a'],
    ['without its boundary', 400, 'multipart/form-data; boundary=b', 'a'],
    [
      'with a form’s broken field',
      400,
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--b--\r\n',
    ],
    [
      'with more parts than a document and a file',
      400,
      'multipart/form-data; boundary=b',
      `${'--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n'.repeat(3)}--b--\r\n`,
    ],
    ['of another kind', 415, 'text/plain', 'a'],
  ])('%s is refused', async (_what, status, type, body) => {
    for (const [role, path] of places) {
      const answer = await send(role, path, type, body);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body.errors[0].message).toMatch(/[.]$/);
    }
  });

  it.each([
    ['/providers', { name: 5 }, '“name” takes text.'],
    ['/providers', { name: 'a\0b' }, '“name” takes text.'],
    ['/providers', { features: 'one' }, '“features” takes a list.'],
    ['/providers', { features: [{}] }, '“features” takes text.'],
    ['/products', { inStock: 'yes' }, '“inStock” takes true or false.'],
    ['/providers', { createdAt: null }, '“createdAt” cannot be set.'],
    [
      '/providers',
      { deletedAt: 'abc' },
      '“deletedAt” takes a date, as in 2026-11-20T09:00:00.000Z.',
    ],
    [
      '/reviews',
      { postedAt: '+12026-01-01' },
      '“postedAt” takes a date, as in 2026-11-20T09:00:00.000Z.',
    ],
    ['/reviews', { rating: '5' }, '“rating” takes a number.'],
    ['/products', { pricePence: '89,90' }, '“pricePence” takes whole pence.'],
    ['/reviews', { reply: null }, '“reply” takes an object.'],
    ['/reviews', { reply: { text: [] } }, '“text” takes text.'],
    ['/reviews', { provider: {} }, '“provider” takes the id of a document.'],
    ['/reviews', { provider: 'nobody' }, '“provider” names a document that is not there.'],
    ['/guides', { related: ['nothing'] }, '“related” names a document that is not there.'],
    [
      '/notes',
      { document: { relationTo: 'guides', value: 'nothing' } },
      '“document” names a document that is not there.',
    ],
    [
      '/notes',
      { document: { relationTo: 'nowhere', value: 'nothing' } },
      '“document” names a document that is not there.',
    ],
    ['/notes', { assignedTo: 'nobody' }, '“assignedTo” names a document that is not there.'],
    [
      '/payload-query-presets',
      { access: { read: { constraint: 'specificUsers', users: ['nobody'] } } },
      '“users” names a document that is not there.',
    ],
    ['/guides', { body: { root: {} } }, '“body” takes rich text.'],
    ['/guides', { sources: {} }, '“sources” takes a list of objects.'],
    [
      '/guides',
      { sources: [{ id: 'same' }, { id: 'other' }, { id: 'same' }] },
      '“sources” has two rows with the same id.',
    ],
    [
      '/market-reports',
      { sections: [{ id: 'same', blocks: [{ id: 'same', blockType: 'tips' }] }] },
      '“blocks” has two rows with the same id.',
    ],
    [
      '/market-reports',
      { sections: [{ blocks: [{ blockType: 'nope' }] }] },
      '“blocks” takes only its own kinds of blocks.',
    ],
    ['/users', { email: {} }, '“email” takes text.'],
    ['/users/login', { email: 5 }, '“email” takes text.'],
    ['/globals/home', { testimonials: 'many' }, '“testimonials” takes a list of objects.'],
  ])('to %s with %o is refused, and changes nothing', async (path, body, sentence) => {
    const answer = await editors.post('admin', path, body).expect(400);
    expect(answer.body).toEqual({ errors: [{ message: sentence }] });
    if (path !== '/providers') return;
    await editors.patch('admin', `${path}/${provider.id}`, body).expect(400);
    await editors.get('admin', `${path}/${provider.id}`).expect(200);
  });

  it('with a text for an amount, as forms send it, is refused by its label and at its place', async () => {
    const price =
      '“Price (£)” takes an amount above £0, with a point before the pence, as in 129.50.';
    const { body: product } = await editors
      .post('editor', '/products', { pricePence: '£89,90' })
      .expect(400);
    expect(product).toEqual({
      errors: [{ message: price, data: { errors: [{ path: 'pricePence', message: price }] } }],
    });
    const rows = [{ provider: 'One' }, { provider: 'Two', currentPence: '£free' }];
    const report = { sections: [{ blocks: [{ blockType: 'priceChanges', rows }] }] };
    const { body: draft } = await editors
      .post('editor', '/market-reports?draft=true', report)
      .expect(400);
    expect(draft.errors[0].data.errors).toEqual([
      {
        path: 'sections.0.blocks.0.rows.1.currentPence',
        message:
          '“Price now (£)” takes an amount above £0, with a point before the pence, as in 129.50.',
      },
    ]);
  });

  it('does not say when a document was created', async () => {
    const createdAt = '2020-01-01T00:00:00.000Z';
    const { body } = await editors.get('admin', `/providers/${provider.id}`).expect(200);
    await editors.patch('admin', `/providers/${provider.id}`, { createdAt }).expect(200);
    const { body: after } = await editors.get('admin', `/providers/${provider.id}`).expect(200);
    expect(after.createdAt).toBe(body.createdAt);
    const { body: made } = await editors
      .post('editor', '/guides?draft=true', { title: 'Made today', _status: 'draft', createdAt })
      .expect(201);
    expect(made.doc.createdAt).not.toBe(createdAt);
  });

  it('may be missing', async () => {
    for (const [role, path] of places) {
      const { status } = await editors.post(role, path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  it('may be a form, as the admin’s are', async () => {
    await supertest(test.app).get('/cms-api/users/me').expect(200);
    const { body } = await editors
      .post('editor', '/guides?draft=true')
      .field('_payload', JSON.stringify({ title: 'Sent as a form', _status: 'draft' }))
      .expect(201);
    expect(body.doc).toMatchObject({ title: 'Sent as a form' });
  });
});

it('reads who asks once for a request, and leaves others their turn before Payload reads anything', async () => {
  const findOne = vi.spyOn(payload.db, 'findOne');
  onTestFinished(() => findOne.mockRestore());
  const readByTurn: number[] = [];
  await inEachTurn(
    () => readByTurn.push(findOne.mock.calls.length),
    () =>
      editors.patch('editor', `/providers/${provider.id}`, { phone: '0113 4960000' }).expect(200),
  );
  const [first, ...others] = findOne.mock.calls.map(([{ collection }]) => collection);
  expect(first).toBe('users');
  expect(others).toContain('providers');
  expect(others).not.toContain('users');
  expect(readByTurn).toContain(1);
});

describe('a change of several documents', () => {
  const where = 'where[content][like]=Bulk';
  const count = async () =>
    (await payload.count({ collection: 'reviews', where: { content: { like: 'Bulk' } } }))
      .totalDocs;

  beforeAll(async () => {
    const review = { rating: 5, content: 'Bulk.', customerName: 'Sam', status: 'pending' };
    const data = { ...review, postedAt: new Date().toISOString(), helpfulCount: 0, openReports: 0 };
    for (let index = 0; index < 101; index += 1) {
      await payload.db.create({ collection: 'reviews', data: { ...data, provider: provider.id } });
    }
  });

  it('reaches no more than a page shows', async () => {
    const { body } = await editors.patch('editor', `/reviews?${where}`, { rating: 1 }).expect(400);
    expect(body.errors[0].message).toBe(
      'This would reach 101 documents. Choose 100 at a time at most.',
    );
    await editors.delete('editor', `/reviews?${where}`, {}).expect(400);
    expect(await count()).toBe(101);
  });

  it('says which it means, in fields that there are', async () => {
    const one = 'where[rating][equals]=4';
    for (const query of [
      `${one}&limit=1.5`,
      `${one}&limit=-1`,
      '',
      'where=',
      'where[provider.name][like]=A',
      'where[nope][equals]=1',
    ]) {
      await editors.patch('editor', `/reviews?${query}`, { rating: 1 }).expect(400);
      await editors.delete('editor', `/reviews?${query}`, {}).expect(400);
    }
    expect(await count()).toBe(101);
  });

  it('takes no `select`, so that what runs after it has the whole document', async () => {
    const price = await createProduct(payload, {
      provider: provider.id,
      medication: (await createMedication(payload, { name: 'Partol' })).id,
    });
    const path = `/products/${price.id}?select[id]=true`;
    await editors.patch('editor', path, { price: 123 }).expect(400);
    const { body } = await editors.get('editor', path).expect(200);
    expect(body).toEqual({ id: price.id });
  });

  it('is for those who may change them', async () => {
    const one = `${where}&where[rating][equals]=4`;
    await editors.patch('viewer', `/reviews?${one}`, { rating: 1 }).expect(403);
    await editors.delete('clerk', `/reviews?${one}`, {}).expect(403);
    await editors.patch(null, `/reviews?${one}`, { rating: 1 }).expect(401);
  });
});
