import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '../../cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../../cms/testing/test-payload.ts';
import { collections } from '../index.ts';
import type { User } from '../payload-types.ts';

type Role = 'admin' | 'editor' | 'visitor';
type Operation = 'create' | 'delete' | 'read' | 'update';

const operations: Operation[] = ['create', 'read', 'update', 'delete'];
const roles: Role[] = ['visitor', 'editor', 'admin'];

/** Who may do what, a letter an operation in their order: create, read, update, delete; – is no. */
const rights: Record<string, Record<Role, string>> = {
  providers: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  products: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  medications: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  'price-history': { visitor: '––––', editor: '–r––', admin: '–r––' },
  'price-imports': { visitor: '––––', editor: '–r––', admin: '–r––' },
  reviews: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  'review-reports': { visitor: '––––', editor: '–rud', admin: '–rud' },
  'sentiment-snapshots': { visitor: '–r––', editor: 'crud', admin: 'crud' },
  'review-summaries': { visitor: '––––', editor: '––––', admin: '––––' },
  discounts: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  guides: { visitor: '–r––', editor: 'crud', admin: 'crud' },
  'market-reports': { visitor: '–r––', editor: 'crud', admin: 'crud' },
  'legal-pages': { visitor: '–r––', editor: 'crud', admin: 'crud' },
  subscriptions: { visitor: '––––', editor: '–r––', admin: '–r–d' },
  'contact-messages': { visitor: '––––', editor: '–rud', admin: '–rud' },
  users: { visitor: '––––', editor: '–ru–', admin: 'crud' },
};

let test: TestPayload;
const users: Partial<Record<Role, User>> = {};

beforeAll(async () => {
  test = await startTestPayload();
  users.admin = await createUser('first');
  users.editor = await createUser('second');
});
afterAll(() => test.stop());

/** Stores an account for which only the role editor is asked. */
function createUser(name: string) {
  return test.payload.create({
    collection: 'users',
    data: {
      name,
      email: `${name}@directory.example`,
      password: 'a long password',
      roles: ['editor'],
    },
  });
}

describe('access', () => {
  it('is decided for every collection', () => {
    expect(Object.keys(rights).toSorted()).toEqual(collections.map(({ slug }) => slug).toSorted());
  });

  const table = Object.entries(rights).flatMap(([collection, byRole]) =>
    roles.map((role) => ({ collection, role, allowed: byRole[role] })),
  );

  it.each(table)('to $collection as $role is $allowed', async ({ collection, role, allowed }) => {
    const decided = await Promise.all(
      operations.map(async (operation) =>
        (await may(role, operation, collection)) ? operation[0] : '–',
      ),
    );
    expect(decided.join('')).toBe(allowed);
  });

  async function may(role: Role, operation: Operation, collection: string): Promise<boolean> {
    const { access } = test.payload.collections[collection as CollectionSlug].config;
    const user = users[role] ? { ...users[role], collection: 'users' as const } : null;
    const req = { payload: test.payload, user };
    return Boolean(await access[operation]({ req } as never));
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
    await createReview(payload, { provider: shown.id, status: 'rejected' });
    await createDiscount(payload, { provider: shown.id });
    await createDiscount(payload, { provider: shown.id, isActive: false });
    await createDiscount(payload, { provider: shown.id, endsAt: '2025-09-01T00:00:00.000Z' });

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

describe('accounts', () => {
  it('are editors’, but the first one is an administrator’s', () => {
    expect([users.admin?.roles, users.editor?.roles]).toEqual([['admin'], ['editor']]);
  });

  it('cannot make themselves administrators', async () => {
    const { payload } = test;
    const editor = { ...users.editor!, collection: 'users' as const };
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
    const read = async (role: 'admin' | 'editor') => {
      const user = { ...users[role]!, collection: 'users' as const };
      return (await test.payload.find({ collection: 'users', user, overrideAccess: false }))
        .totalDocs;
    };
    expect([await read('editor'), await read('admin')]).toEqual([1, 2]);
  });
});
