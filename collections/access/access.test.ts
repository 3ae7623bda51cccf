import { createHash, randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMarketReport,
  createMedication,
  createProduct,
  createProvider,
  createRegistration,
  createReview,
} from '#cms/testing/example-data.ts';
import { createPicture } from '#cms/testing/pictures.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Role } from './roles.ts';

type Person = Role | 'visitor';
type Operation = 'create' | 'delete' | 'read' | 'update';

const operations: Operation[] = ['create', 'read', 'update', 'delete'];
const people: Person[] = ['visitor', 'viewer', 'moderator', 'clerk', 'editor', 'admin'];

/** Who may do what: one letter for each of create, read, update and delete; – means no. */
const rights: Record<string, Record<Person, string>> = {
  providers: table('–––– –r–– –r–– –r–– crud crud'),
  registrations: table('–––– –r–– –r–– –r–– crud crud'),
  products: table('–––– –r–– –r–– cru– crud crud'),
  evidence: table('–––– –r–– –r–– –r–– –r–d –r–d'),
  'watched-prices': table('–––– –r–– –r–– –r–– crud crud'),
  'watched-providers': table('–––– –r–– –r–– –r–– crud crud'),
  corrections: table('–––– –––– –––– –ru– –rud –rud'),
  medications: table('–––– –r–– –r–– –r–– crud crud'),
  observations: table('–––– –r–– –r–– –r–– –r–– –r––'),
  'report-snapshots': table('–––– –r–– –r–– –r–– –r–– –r––'),
  'column-names': table('–––– –r–– –r–– –r–d –r–d –r–d'),
  'price-imports': table('–––– –r–– –r–– –r–– –r–– –r––'),
  reviews: table('–––– –r–– –rud –r–– –rud –rud'),
  'review-reports': table('–––– –r–– –rud –r–– –rud –rud'),
  'sentiment-snapshots': table('–––– –r–– –r–– –r–– crud crud'),
  'helpful-votes': table('–––– –––– –––– –––– –––– ––––'),
  'review-summaries': table('–––– –––– –––– –––– –––– ––––'),
  discounts: table('–––– –r–– –r–– –r–– crud crud'),
  guides: table('–––– –r–– –r–– –r–– crud crud'),
  'market-reports': table('–––– –r–– –r–– –r–– crud crud'),
  'legal-pages': table('–––– –r–– –r–– –r–– crud crud'),
  // Other people’s notes: their words stay as they are.
  notes: table('–––– –r–– –r–– –r–– cru– cru–'),
  media: table('–––– –r–– –r–– –r–– crud crud'),
  redirects: table('–––– –r–– –r–– –r–– –r–d –r–d'),
  'broken-links': table('–––– –r–– –r–– –r–– –r–– –r––'),
  subscriptions: table('–––– –––– –––– –––– –r–– –r––'),
  suppressions: table('–––– –––– –––– –––– –r–– –r––'),
  'price-alerts': table('–––– –––– –––– –––– –––– ––––'),
  mailings: table('–––– –––– –––– –––– –r–– –r––'),
  deliveries: table('–––– –––– –––– –––– –––– –r––'),
  'contact-messages': table('–––– –––– –––– –––– –rud –rud'),
  complaints: table('–––– –––– –––– –––– –ru– –ru–'),
  // Other people’s accounts, of which all but administrators read the name alone; everybody can change their own.
  users: table('–––– –r–– –r–– –r–– –r–– crud'),
  machines: table('–––– –––– –––– –––– –––– cru–'),
  'audit-trail': table('–––– –––– –––– –––– –r–– –r––'),
  // What is scheduled; emails that are on their way are tested below.
  'payload-jobs': table('–––– –r–– –r–– –r–– –r–d –r–d'),
  // Other people’s locks; taking over a document is tested below.
  'payload-locked-documents': table('–––– –r–– –r–– –r–– –r–– –r–d'),
  'second-factors': table('–––– –––– –––– –––– –––– ––––'),
  'catalogue-changes': table('–––– –––– –––– –––– –––– ––––'),
  'watched-hosts': table('–––– –––– –––– –––– –––– ––––'),
  'payload-kv': table('–––– –––– –––– –––– –––– ––––'),
};

/** The status of each allowed operation; creating an empty document is a 400 for everybody. */
const allowed: Record<Operation, number> = { create: 400, read: 200, update: 200, delete: 200 };
/** A product always has an observation, which prevents its deletion. */
const keptProducts = { ...allowed, delete: 409 };

function table(row: string): Record<Person, string> {
  const cells = row.split(' ');
  return Object.fromEntries(people.map((person, index) => [person, cells[index]])) as Record<
    Person,
    string
  >;
}

let test: TestPayload;
let editors: TestEditors;
let provider: { id: string };
let medication: { id: string };
let review: { id: string };
let other: { id: string };

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  const { payload } = test;
  provider = await createProvider(payload);
  medication = await createMedication(payload);
  review = await createReview(payload, { provider: provider.id });
  other = await createAccount();
});
afterAll(() => test.stop());

let documents = 0;
const next = () => `n${(documents += 1)}`;
const now = () => new Date().toISOString();

function createAccount() {
  const data = {
    name: next(),
    email: `${next()}@directory.example`,
    password: 'correct horse battery',
    roles: ['viewer' as const],
  };
  return test.payload.create({ collection: 'users', data, overrideAccess: true });
}

/** Stores a document without access control, as programs do. */
function store(collection: CollectionSlug, data: Record<string, unknown>): Promise<{ id: string }> {
  return test.payload.db.create({ collection, data }) as Promise<{ id: string }>;
}

/** Stores one more document of each collection. */
const examples: Record<string, () => Promise<{ id: number | string }>> = {
  providers: () => createProvider(test.payload, { name: next() }),
  products: () =>
    createProduct(test.payload, {
      provider: provider.id,
      medication: medication.id,
      dose: `${(documents += 1)}mg`,
    }),
  registrations: () => createRegistration(test.payload, { provider: provider.id }),
  medications: () => createMedication(test.payload, { name: next() }),
  observations: async () =>
    store('observations', {
      product: (await examples.products!()).id,
      provider: provider.id,
      medication: medication.id,
      dose: '1mg',
      pricePence: 100,
      seenAt: now(),
      recordedAt: now(),
      route: 'form',
      isListed: true,
    }),
  evidence: () =>
    store('evidence', {
      id: createHash('sha256').update(next()).digest('hex'),
      extension: 'png',
      bytes: 1,
    }),
  'report-snapshots': () =>
    store('report-snapshots', {
      month: '2025-08',
      asOf: '2025-08-31T23:00:00.000Z',
      frozenAt: '2025-09-01T09:00:00.000Z',
      rowCount: 0,
      leftOut: 0,
      sha256: randomUUID(),
      csvSha256: '0',
      json: '{}',
      csv: '',
    }),
  'price-imports': () =>
    store('price-imports', { fileName: 'a.csv', status: 'previewed', counts: {} }),
  'column-names': () => store('column-names', { heading: next(), readAs: 'Price' }),
  reviews: () => createReview(test.payload, { provider: provider.id, status: 'pending' }),
  'review-reports': () =>
    store('review-reports', {
      review: review.id,
      reason: 'abusive',
      reportedAt: now(),
      status: 'open',
    }),
  'sentiment-snapshots': () =>
    test.payload.create({
      collection: 'sentiment-snapshots',
      data: {
        provider: provider.id,
        overallSentiment: 'positive',
        sentimentScore: 80,
        sentimentSummary: 'Most are content.',
        trustScore: 'high',
        analysedAt: now(),
        _status: 'published',
      },
      overrideAccess: true,
    }),
  'helpful-votes': () => store('helpful-votes', { review: review.id, code: next() }),
  'review-summaries': async () =>
    store('review-summaries', {
      provider: (await createProvider(test.payload, { name: next() })).id,
      counts: {},
      newest: [],
    }),
  discounts: () => createDiscount(test.payload, { provider: provider.id }),
  guides: () => createGuide(test.payload, { title: next() }),
  'market-reports': () => createMarketReport(test.payload, { title: next() }),
  'legal-pages': () => createLegalPage(test.payload, { title: next() }),
  notes: async () =>
    store('notes', {
      document: { relationTo: 'guides', value: (await examples.guides!()).id },
      text: 'Is this still right?',
      author: other.id,
    }),
  media: () => createPicture(test.payload),
  'broken-links': () =>
    store('broken-links', {
      address: `https://clinic.example/${next()}`,
      problem: 'It does not answer.',
      failures: 1,
      checkedAt: now(),
    }),
  redirects: async () =>
    store('redirects', {
      from: `/articles/${next()}`,
      to: {
        relationTo: 'guides',
        value: (await createGuide(test.payload, { title: next() })).id,
      },
    }),
  subscriptions: () =>
    store('subscriptions', {
      email: `${next()}@reader.example`,
      status: 'active',
      source: 'home',
      consentedAt: now(),
      consentVersion: '1',
    }),
  suppressions: () =>
    store('suppressions', { addressCode: next(), reason: 'erased', suppressedAt: now() }),
  'price-alerts': () =>
    store('price-alerts', {
      email: `${next()}@reader.example`,
      addressCode: next(),
      status: 'active',
      consentedAt: now(),
      consentVersion: '1',
      alerts: [],
      news: [],
      watched: '',
      revision: 1,
    }),
  mailings: () =>
    store('mailings', {
      title: 'A report',
      summary: {},
      report: next(),
      status: 'done',
      recipients: 1,
      startedAt: now(),
    }),
  deliveries: () =>
    store('deliveries', { mailing: next(), subscription: next(), state: 'sent', attempts: 1 }),
  'watched-prices': async () =>
    store('watched-prices', { product: (await examples.products!()).id, everyDays: 1 }),
  'watched-providers': async () =>
    store('watched-providers', { provider: (await examples.providers!()).id }),
  'watched-hosts': () => store('watched-hosts', { host: next(), leasedUntil: now() }),
  corrections: async () =>
    store('corrections', {
      product: (await examples.products!()).id,
      whatIsWrong: 'price',
      whatIsRight: '139.50',
      reportedAt: now(),
      status: 'new',
    }),
  'contact-messages': () =>
    store('contact-messages', {
      name: 'Sam',
      email: 'sam@reader.example',
      subject: 'Prices',
      message: 'How are they compared?',
      receivedAt: now(),
      status: 'new',
    }),
  complaints: () =>
    store('complaints', {
      name: 'Sam',
      email: 'sam@reader.example',
      complaint: 'You wrote to me although I had left.',
      receivedAt: now(),
      answerBy: now(),
      status: 'open',
    }),
  users: createAccount,
  machines: () => store('machines', { name: next() }),
  'audit-trail': () =>
    store('audit-trail', {
      at: now(),
      userName: 'Edith',
      operation: 'update',
      kind: 'guides',
      documentTitle: 'A guide',
      documentId: '1',
      changes: [],
    }),
  'payload-jobs': () =>
    store('payload-jobs', { queue: next(), input: {}, taskSlug: 'schedulePublish' }),
  'payload-locked-documents': async () => lock('users', (await createAccount()).id),
  'second-factors': () => store('second-factors', { account: next(), secret: '', lastStep: 0 }),
  'catalogue-changes': () =>
    store('catalogue-changes', { version: (documents += 1), changes: [], writer: next() }),
  'payload-kv': () => store('payload-kv', { key: next(), data: {} }),
};

/** A lock by somebody else on a document. */
function lock(relationTo: CollectionSlug, value: string): Promise<{ id: string }> {
  return store('payload-locked-documents', {
    document: { relationTo, value },
    user: { relationTo: 'users', value: other.id },
  });
}

describe('access', () => {
  it('is defined for every collection', () => {
    const slugs = test.config.collections.map(({ slug }) => slug);
    // Preferences are tested below, saved filters in saved-filters.test.ts; migrations have no endpoints.
    const others = ['payload-preferences', 'payload-query-presets', 'payload-migrations'];
    expect([...Object.keys(rights), ...others].toSorted()).toEqual(slugs.toSorted());
  });

  const cases = Object.entries(rights).flatMap(([collection, byPerson]) =>
    people.map((person) => ({ collection, person, letters: byPerson[person] })),
  );

  it.each(cases)(
    'to $collection for $person is $letters',
    async ({ collection, person, letters }) => {
      const statuses = collection === 'products' ? keptProducts : allowed;
      const expected = operations.map((operation, index) =>
        letters[index] === '–' ? 'refused' : statuses[operation],
      );
      const through = async (ask: typeof throughRest) => {
        const document = await examples[collection]!();
        const outcomes: (number | string)[] = [];
        for (const operation of operations)
          outcomes.push(await ask(person, operation, collection, String(document.id)));
        return outcomes;
      };
      expect({ local: await through(locally), rest: await through(throughRest) }).toEqual({
        local: expected,
        rest: expected,
      });
    },
  );

  it('to an email that is on its way: only an administrator calls it off', async () => {
    const { id } = await store('payload-jobs', { input: {}, taskSlug: 'acknowledgeComplaint' });
    expect(await throughRest('editor', 'delete', 'payload-jobs', id)).toBe('refused');
    expect(await throughRest('admin', 'delete', 'payload-jobs', id)).toBe(200);
  });

  async function locally(person: Person, operation: Operation, slug: string, id: string) {
    const collection = slug as CollectionSlug;
    const user = person === 'visitor' ? null : editors.user(person);
    const asked = { collection, user, overrideAccess: false, depth: 0 } as const;
    const { payload } = test;
    const run = {
      create: () => payload.create({ ...asked, data: {} as never }),
      read: () => payload.findByID({ ...asked, id }),
      update: () => payload.update({ ...asked, id, data: {} }),
      delete: () => payload.delete({ ...asked, id }),
    };
    const status = await run[operation]().then(
      () => 200,
      (error: unknown) => (error as { status?: number }).status ?? 500,
    );
    return status === 403 || status === 404 ? outcome(status, slug) : status;
  }

  async function throughRest(person: Person, operation: Operation, slug: string, id: string) {
    const role = person === 'visitor' ? null : person;
    const run = {
      create: () => editors.post(role, `/${slug}`, {}),
      read: () => editors.get(role, `/${slug}/${id}`),
      update: () => editors.patch(role, `/${slug}/${id}`, {}),
      delete: () => editors.delete(role, `/${slug}/${id}`, {}),
    };
    const { status } = await run[operation]();
    if (role === null) return status === 401 ? 'refused' : status;
    return status === 403 || status === 404 ? outcome(status, slug) : status;
  }

  /** Where people own documents, other people’s are reported as missing. */
  function outcome(status: number, slug: string): number | string {
    const hasOwners = ['users', 'payload-locked-documents'].includes(slug);
    return status === 403 || hasOwners ? 'refused' : status;
  }
});

describe('fields', () => {
  /** Who may set a field of a document that they may change; anybody else’s value is ignored. */
  const fields: [collection: CollectionSlug, field: string, value: unknown, roles: Role[]][] = [
    ['products', 'pricePence', 12_300, ['clerk', 'editor', 'admin']],
    ['products', 'checkedThrough', 'sample', []],
    ['discounts', 'isSignedOff', true, ['admin']],
    ['discounts', 'signedOffAt', '2026-01-01T00:00:00.000Z', []],
    ['reviews', 'status', 'published', ['moderator', 'editor', 'admin']],
    ['reviews', 'title', 'Another title', []],
    ['reviews', 'content', 'Without a name.', []],
    ['reviews', 'customerName', 'Somebody E.', []],
    ['reviews', 'location', 'Elsewhere', []],
    ['reviews', 'rating', 1, []],
    ['reviews', 'postedAt', '2026-01-01T00:00:00.000Z', []],
    ['reviews', 'wasPublished', true, []],
    ['reviews', 'helpfulCount', 500, []],
    ['reviews', 'openReports', 5, []],
    ['reviews', 'consentedAt', '2026-01-01T00:00:00.000Z', []],
    ['reviews', 'consentVersion', '1999-01-01', []],
    ['reviews', 'sentimentSource', 'corrected', []],
    ['review-reports', 'status', 'settled', ['moderator', 'editor', 'admin']],
    ['review-reports', 'reason', 'personal-data', []],
    ['review-reports', 'reportedAt', '2026-01-01T00:00:00.000Z', []],
    ['watched-prices', 'proposal', 'waiting', []],
    ['watched-prices', 'seenPricePence', 100, []],
    ['corrections', 'status', 'declined', ['clerk', 'editor', 'admin']],
    ['corrections', 'whatIsRight', '1.00', []],
    ['corrections', 'reportedAt', '2026-01-01T00:00:00.000Z', []],
    ['corrections', 'settledAt', '2026-01-01T00:00:00.000Z', []],
    ['contact-messages', 'status', 'answered', ['editor', 'admin']],
    ['contact-messages', 'message', 'Changed.', []],
    ['contact-messages', 'email', 'other@reader.example', []],
    ['contact-messages', 'receivedAt', '2026-01-01T00:00:00.000Z', []],
    ['complaints', 'outcome', 'We have written to them.', ['editor', 'admin']],
    ['complaints', 'complaint', 'Nothing.', []],
    ['complaints', 'email', 'other@reader.example', []],
    ['complaints', 'receivedAt', '2026-01-01T00:00:00.000Z', []],
    ['complaints', 'answerBy', '2036-01-01T00:00:00.000Z', []],
    ['complaints', 'answeredAt', '2026-01-01T00:00:00.000Z', []],
    ['users', 'roles', ['admin'], ['admin']],
  ];
  const cases = fields.flatMap(([collection, field, value, roles]) =>
    (['moderator', 'clerk', 'editor', 'admin'] as const)
      .filter((role) => rights[collection]?.[role].includes('u'))
      .map((role) => ({ collection, field, value, role, may: roles.includes(role) })),
  );

  it.each(cases)(
    '$field of $collection can be set by $role: $may',
    async ({ collection, field, value, role, may }) => {
      const { payload } = test;
      // The databases store empty values differently.
      const read = async (id: string) =>
        (await payload.db.findOne<{ id: string } & Record<string, unknown>>({
          collection,
          where: { id: { equals: id } },
        }))![field] ?? null;
      const changes = {
        local: (id: string) =>
          payload.update({
            collection,
            id,
            data: { [field]: value },
            overrideAccess: false,
            user: editors.user(role),
          }),
        rest: (id: string) => editors.patch(role, `/${collection}/${id}`, { [field]: value }),
      };
      for (const [way, change] of Object.entries(changes)) {
        const { id } = await examples[collection]!();
        const before = await read(String(id));
        expect(before).not.toEqual(value);
        await change(String(id));
        expect([way, await read(String(id))]).toEqual([way, may ? value : before]);
      }
    },
  );
});

describe('unlocking an account', () => {
  it.each([
    ['visitor', 401],
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 403],
    ['editor', 403],
    ['admin', 403],
  ] as const)(
    'is for nobody, because accounts are never locked: %s gets %i',
    async (person, status) => {
      const { email } = await createAccount();
      const role = person === 'visitor' ? null : person;
      await editors.post(role, '/users/unlock', { email }).expect(status);
    },
  );
});

describe('a document that somebody else has open', () => {
  const takenOver = (role: Role, id: string, name: string) =>
    editors.patch(role, `/payload-locked-documents/${id}`, {
      user: { relationTo: 'users', value: name },
    });

  it.each([
    ['viewer', 403],
    ['moderator', 403],
    ['clerk', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('can be taken over by a %s: %i', async (role, status) => {
    const { id } = await lock('products', String((await examples.products!()).id));
    await takenOver(role, id, editors.user(role).id).expect(status);
  });

  it('cannot be taken over in somebody else’s name', async () => {
    const { id } = await lock('products', String((await examples.products!()).id));
    await takenOver('editor', id, editors.user('clerk').id).expect(403);
    await expect(
      test.payload.update({
        collection: 'payload-locked-documents',
        id,
        data: { user: { relationTo: 'users', value: editors.user('clerk').id } },
        overrideAccess: false,
        user: editors.user('editor'),
      }),
    ).rejects.toThrow('Your account may not do this.');
  });

  it('cannot be switched to another document', async () => {
    const product = String((await examples.products!()).id);
    const { id } = await lock('products', product);
    const { body } = await editors
      .patch('editor', `/payload-locked-documents/${id}`, {
        user: { relationTo: 'users', value: editors.user('editor').id },
        document: { relationTo: 'users', value: other.id },
      })
      .expect(200);
    expect(body.doc.document.relationTo).toBe('products');
  });
});

describe('preferences', () => {
  it('belong to their owner', async () => {
    const path = '/payload-preferences/columns';
    await editors.post('viewer', path, { value: ['a'] }).expect(200);
    const read = async (role: Role) => (await editors.get(role, path)).body.value;
    expect([await read('viewer'), await read('admin')]).toEqual([['a'], null]);

    const { docs } = (await editors.get('viewer', '/payload-preferences')).body;
    const own = `/payload-preferences/${docs[0].id}`;
    await editors.patch('admin', own, { value: ['b'] }).expect(403);
    await editors.delete('admin', own).expect(403);
    await editors.post('admin', '/payload-preferences', { key: 'columns' }).expect(403);
    expect((await editors.get('admin', '/payload-preferences')).body.docs).toEqual([]);
    expect(await read('viewer')).toEqual(['a']);
  });
});

describe('a data clerk', () => {
  it('cannot change which dose is sold', async () => {
    const { id } = await examples.products!();
    const change = async (role: Role) =>
      (await editors.patch(role, `/products/${id}`, { dose: '0.5mg' }).expect(200)).body.doc.dose;
    expect(await change('clerk')).not.toBe('0.5mg');
    expect(await change('editor')).toBe('0.5mg');
  });

  it('cannot move a product to the trash', async () => {
    const { id } = await examples.products!();
    await editors.patch('clerk', `/products/${id}`, { deletedAt: now() }).expect(403);
    await editors.patch('editor', `/products/${id}`, { deletedAt: now() }).expect(200);
  });
});

describe('accounts', () => {
  it('are editors by default, except that the first one is an administrator', async () => {
    const { payload } = test;
    const unnamed = await payload.create({
      collection: 'users',
      data: {
        name: 'New',
        email: 'new@directory.example',
        password: 'correct horse battery',
      } as never,
      overrideAccess: true,
    });
    expect([editors.user('admin').roles, unnamed.roles]).toEqual([['admin'], ['editor']]);
  });

  it('cannot make themselves administrators', async () => {
    const { id } = editors.user('editor');
    const { body } = await editors
      .patch('editor', `/users/${id}`, { name: 'Renamed', roles: ['admin'] })
      .expect(200);
    expect(body.doc).toMatchObject({ name: 'Renamed', roles: ['editor'] });
  });

  it.each(['viewer', 'moderator', 'clerk', 'editor'] as const)(
    'of colleagues are names alone to %s, who cannot search by anything else',
    async (role) => {
      const colleague = editors.user('admin').id;
      const { body } = await editors.get(role, `/users/${colleague}`).expect(200);
      const { createdAt: _created, updatedAt: _updated, ...known } = body;
      expect(known).toEqual({ id: colleague, name: 'admin', collection: 'users', sessions: [] });
      for (const search of [
        'email][contains]=admin',
        'roles][in]=admin',
        'standing][equals]=active',
      ])
        await editors.get(role, `/users?where[${search}`).expect(400);
      const own = await editors.get(role, `/users/${editors.user(role).id}`).expect(200);
      expect(own.body).toMatchObject({ email: `${role}@directory.example`, roles: [role] });
    },
  );

  it('are whole to administrators', async () => {
    const { body } = await editors.get('admin', `/users/${editors.user('viewer').id}`).expect(200);
    expect(body).toMatchObject({ email: 'viewer@directory.example', roles: ['viewer'] });
  });
});
