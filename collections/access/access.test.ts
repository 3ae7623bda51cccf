import { randomUUID } from 'node:crypto';
import { Forbidden, type CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { collections } from '../index.ts';
import type { Role } from './roles.ts';

type Person = Role | 'visitor';
type Operation = 'create' | 'delete' | 'read' | 'update';

const operations: Operation[] = ['create', 'read', 'update', 'delete'];
const people: Person[] = ['visitor', 'viewer', 'moderator', 'clerk', 'editor', 'admin'];

/** Who may do what, a letter an operation in their order: create, read, update, delete; – is no. */
const rights: Record<string, Record<Person, string>> = {
  providers: table('–r–– –r–– –r–– –r–– crud crud'),
  products: table('–r–– –r–– –r–– cru– crud crud'),
  medications: table('–r–– –r–– –r–– –r–– crud crud'),
  'price-history': table('–––– –r–– –r–– –r–– –r–– –r––'),
  'price-imports': table('–––– –r–– –r–– –r–– –r–– –r––'),
  reviews: table('–r–– –r–– crud –r–– crud crud'),
  'review-reports': table('–––– –r–– –rud –r–– –rud –rud'),
  'sentiment-snapshots': table('–r–– –r–– –r–– –r–– crud crud'),
  'review-summaries': table('–––– –––– –––– –––– –––– ––––'),
  discounts: table('–r–– –r–– –r–– –r–– crud crud'),
  guides: table('–r–– –r–– –r–– –r–– crud crud'),
  'market-reports': table('–r–– –r–– –r–– –r–– crud crud'),
  'legal-pages': table('–r–– –r–– –r–– –r–– crud crud'),
  subscriptions: table('–––– –––– –––– –––– –r–– –r––'),
  suppressions: table('–––– –––– –––– –––– –r–– –r––'),
  mailings: table('–––– –––– –––– –––– –r–– –r––'),
  deliveries: table('–––– –––– –––– –––– –––– –r––'),
  'contact-messages': table('–––– –––– –––– –––– –rud –rud'),
  // Everybody reads and changes their own account.
  users: table('–––– –ru– –ru– –ru– –ru– crud'),
  'audit-trail': table('–––– –––– –––– –––– –r–– –r––'),
};

function table(row: string): Record<Person, string> {
  const cells = row.split(' ');
  return Object.fromEntries(people.map((person, index) => [person, cells[index]])) as Record<
    Person,
    string
  >;
}

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

describe('access', () => {
  it('is decided for every collection', () => {
    const own = collections.map(({ slug }) => slug);
    expect(Object.keys(rights).toSorted()).toEqual(own.toSorted());
  });

  const cases = Object.entries(rights).flatMap(([collection, byPerson]) =>
    people.map((person) => ({ collection, person, allowed: byPerson[person] })),
  );

  it.each(cases)(
    'to $collection as $person is $allowed',
    async ({ collection, person, allowed }) => {
      const outcomes = await Promise.all(
        operations.map(async (operation) => {
          const local = await mayLocally(person, operation, collection as CollectionSlug);
          const rest = await mayThroughRest(person, operation, collection);
          return [local, rest].map((may) => (may ? operation[0] : '–'));
        }),
      );
      expect({
        local: outcomes.map(([local]) => local).join(''),
        rest: outcomes.map(([, rest]) => rest).join(''),
      }).toEqual({ local: allowed, rest: allowed });
    },
  );

  /** What is not there, or what is not complete, is refused only after access has been given. */
  async function mayLocally(person: Person, operation: Operation, collection: CollectionSlug) {
    const user = person === 'visitor' ? null : editors.user(person);
    const asked = { collection, user, overrideAccess: false, depth: 0 } as const;
    const id = idFor(person, collection);
    const { payload } = test;
    try {
      if (operation === 'create') await payload.create({ ...asked, data: {} as never });
      if (operation === 'read') await payload.find(asked);
      if (operation === 'update') await payload.update({ ...asked, id, data: {} });
      if (operation === 'delete') await payload.delete({ ...asked, id: nobodysId() });
      return true;
    } catch (error) {
      return !(error instanceof Forbidden);
    }
  }

  async function mayThroughRest(person: Person, operation: Operation, collection: string) {
    const path = `/${collection}`;
    const one = `${path}/${operation === 'delete' ? nobodysId() : idFor(person, collection)}`;
    const role = person === 'visitor' ? null : person;
    const requests = {
      create: () => editors.post(role, path, {}),
      read: () => editors.get(role, path),
      update: () => editors.patch(role, one, {}),
      delete: () => editors.delete(role, one, {}),
    };
    const { status } = await requests[operation]();
    return status !== 403;
  }

  /** An account may change itself; of everything else, something that is not there. */
  function idFor(person: Person, collection: string): string {
    return collection === 'users'
      ? editors.user(person === 'visitor' ? 'admin' : person).id
      : nobodysId();
  }

  function nobodysId(): string {
    return test.payload.db.name === 'mongoose' ? '0123456789abcdef01234567' : randomUUID();
  }
});

describe('a visitor', () => {
  const asVisitor = { overrideAccess: false, user: null, depth: 0 } as const;

  it('reads what is published and nothing else', async () => {
    const { payload } = test;
    const draft = { _status: 'draft' } as const;
    const shown = await createProvider(payload, { name: 'Shown' });
    await createProvider(payload, { name: 'Hidden', ...draft });
    const medication = await createMedication(payload);
    await createMedication(payload, { name: 'Unseen', ...draft });
    await createGuide(payload);
    await createGuide(payload, { title: 'Unseen', ...draft });
    await createLegalPage(payload);
    await createLegalPage(payload, { title: 'Unseen', ...draft });
    await createProduct(payload, { provider: shown.id, medication: medication.id });
    await createReview(payload, { provider: shown.id });
    await createReview(payload, { provider: shown.id, status: 'pending' });
    await createReview(payload, {
      provider: shown.id,
      status: 'rejected',
      rejectionReason: 'advertising',
    });
    await createDiscount(payload, { provider: shown.id });
    await createDiscount(payload, { provider: shown.id, isActive: false });
    await createDiscount(payload, { provider: shown.id, endsAt: '2025-09-01T00:00:00.000Z' });
    await createDiscount(payload, { provider: shown.id, startsAt: '2999-01-01T00:00:00.000Z' });

    const counts = await Promise.all(
      (
        [
          'providers',
          'medications',
          'guides',
          'legal-pages',
          'products',
          'reviews',
          'discounts',
        ] as const
      ).map(async (collection) => {
        const { totalDocs } = await payload.count({ collection, ...asVisitor });
        return [collection, totalDocs];
      }),
    );
    expect(Object.fromEntries(counts)).toEqual({
      providers: 1,
      medications: 1,
      guides: 1,
      'legal-pages': 1,
      products: 1,
      reviews: 1,
      discounts: 1,
    });
  });

  it('does not see a draft of what is published', async () => {
    const { payload } = test;
    const guide = await createGuide(payload, { title: 'Before' });
    await payload.update({
      collection: 'guides',
      id: guide.id,
      data: { title: 'After' },
      draft: true,
    });
    const seen = await payload.findByID({ collection: 'guides', id: guide.id, ...asVisitor });
    expect(seen.title).toBe('Before');
  });
});

describe('a data clerk', () => {
  it('changes a price but not what is sold where', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Clerk’s' });
    const medication = await createMedication(payload, { name: 'Clerkamine' });
    const product = await createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
    });
    const saved = await payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 12_300, dose: '99mg' },
      user: editors.user('clerk'),
      overrideAccess: false,
    });
    expect(saved).toMatchObject({ pricePence: 12_300, dose: product.dose });
  });
});

describe('accounts', () => {
  it('are editors’ unless a role is given, but the first one is an administrator’s', async () => {
    const { payload } = test;
    const unnamed = await payload.create({
      collection: 'users',
      data: {
        name: 'New',
        email: 'new@directory.example',
        password: 'a long password',
      } as never,
    });
    expect([editors.user('admin').roles, unnamed.roles]).toEqual([['admin'], ['editor']]);
    await payload.delete({ collection: 'users', id: unnamed.id });
  });

  it('cannot make themselves administrators', async () => {
    const { payload } = test;
    const editor = editors.user('editor');
    const saved = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { name: 'Renamed', roles: ['admin'] },
      user: editor,
      overrideAccess: false,
    });
    expect(saved).toMatchObject({ name: 'Renamed', roles: ['editor'] });
  });

  it('read their own data only, unless they are administrators', async () => {
    const read = async (role: Role) => {
      const user = editors.user(role);
      return (await test.payload.find({ collection: 'users', user, overrideAccess: false }))
        .totalDocs;
    };
    expect([await read('editor'), await read('admin')]).toEqual([1, 5]);
  });
});
