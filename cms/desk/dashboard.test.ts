import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import { relationId } from '#collections/relation-id.ts';
import { listHref } from '../admin/components/list-bar/list-href.ts';
import { startCatalogue } from '../catalogue/catalogue-service.ts';
import { readTargets, readingOf } from '../price-watch/target.ts';
import { writeVisit } from '../price-watch/write-visit.ts';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMedication,
  createProduct,
  createProvider,
  createRegistration,
  createReview,
} from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { readDashboard } from './dashboard.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  ({ test } = await startTestApp());
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function tasksOf(role: Role) {
  const { tasks } = await readDashboard(test.payload, editors.user(role), new Date());
  return tasks.map(({ count, collection, text }) => `${count} ${collection}: ${text}`);
}

describe('the dashboard', () => {
  it('has nothing to do at first', async () => {
    const waiting = await readDashboard(test.payload, editors.user('admin'), new Date());
    expect(waiting).toEqual({
      tasks: [],
      calendar: { overdue: 0, thisWeek: 0 },
      skipped: [],
      priceAlerts: 0,
      sentReports: { count: 0, where: expect.anything() },
      lastImport: null,
    });
  });

  it('tells editors how many people have price alerts, and never whose they are', async () => {
    const { payload } = test;
    const store = (email: string, status: 'active' | 'pending') =>
      payload.db.create({
        collection: 'price-alerts',
        data: {
          email,
          addressCode: email,
          status,
          consentedAt: inDays(0),
          consentVersion: '1',
          alerts: [],
          news: [],
          revision: 1,
        },
      });
    await store('a@reader.example', 'active');
    await store('b@reader.example', 'active');
    await store('c@reader.example', 'pending');
    const contents = async (role: Role) => readDashboard(payload, editors.user(role), new Date());
    const counts = [];
    for (const role of ['viewer', 'moderator', 'clerk', 'editor', 'admin'] as const)
      counts.push((await contents(role)).priceAlerts);
    expect(counts).toEqual([0, 0, 0, 2, 2]);
    expect(JSON.stringify(await contents('admin'))).not.toContain('@reader.example');
  });

  it('names what waits, to those who can do something about it', async () => {
    const { payload } = test;
    const { id: provider } = await createProvider(payload);
    const { id: medication } = await createMedication(payload);
    await createProduct(payload, { provider, medication, checkedAt: inDays(-32) });
    await createProduct(payload, { provider, medication, dose: '5mg', checkedAt: inDays(-29) });
    for (const fields of [
      { checkedAt: inDays(-75) },
      { checkedAt: inDays(-77) },
      { checkedAt: inDays(-200) },
      { checkedAt: inDays(-1), endsAt: inDays(13) },
      { checkedAt: inDays(-1), endsAt: inDays(15) },
      { checkedAt: inDays(-200), endsAt: inDays(-1) },
    ])
      await createRegistration(payload, { provider, ...fields });
    await createReview(payload, { provider, status: 'pending' });
    await createReview(payload, { provider, status: 'pending' });
    const { id: review } = await createReview(payload, { provider });
    const report = { review, reportedAt: inDays(0), reason: 'abusive', status: 'open' } as const;
    await payload.create({ collection: 'review-reports', data: report });
    await createDiscount(payload, { provider, endsAt: inDays(6) });
    await createDiscount(payload, { provider, endsAt: inDays(8) });
    await createDiscount(payload, { provider, appliesTo: ['medicine'], isActive: false });
    const ended = { isActive: false, endsAt: inDays(-1) };
    await createDiscount(payload, { provider, appliesTo: ['medicine'], ...ended });
    await createGuide(payload, { title: 'An old guide', lastReviewedAt: inDays(-370) });
    await createGuide(payload, { title: 'A new guide', lastReviewedAt: inDays(-360) });
    await createLegalPage(payload, { title: 'Old', lastUpdatedAt: inDays(-370) });
    await createLegalPage(payload, { title: 'New', lastUpdatedAt: inDays(-360) });
    const lastUpdatedAt = inDays(-370);
    await createLegalPage(payload, { title: 'Read', lastUpdatedAt, lastReviewedAt: inDays(-1) });
    await payload.create({
      collection: 'contact-messages',
      data: {
        name: 'Sam',
        email: 'sam@reader.example',
        subject: 'A wrong price',
        message: 'The price of 5mg is not right.',
        receivedAt: inDays(0),
        status: 'new',
      },
    });

    const receivedAt = '2026-11-01T09:00:00.000Z';
    const data = { name: 'Pat', email: 'pat@reader.example', complaint: 'You kept my address.' };
    await payload.create({
      collection: 'complaints',
      data: { ...data, receivedAt, answerBy: '2026-12-01T09:00:00.000Z', status: 'open' },
    });

    const reported = '1 reviews: review has an open abuse report';
    const pending = '2 reviews: reviews are waiting for moderation';
    const lapsing = '3 registrations: registrations have lapsed or lapse within 14 days';
    const stale = '1 products: price has not been checked for 30 days';
    const fees = '2 products: products have an unknown fee';
    const unsigned = '1 discounts: discount on a medicine is waiting for your sign-off';
    const ending = '1 discounts: discount ends within 7 days';
    const overdue = '1 guides: guide is overdue for review';
    const legal = '1 legal-pages: legal page is overdue for review';
    const complaint =
      '1 complaints: complaint about personal data needs an answer, the first by 1 December 2026';
    const message = '1 contact-messages: message has not been answered';
    expect(await tasksOf('admin')).toEqual([
      reported,
      pending,
      lapsing,
      stale,
      fees,
      unsigned,
      ending,
      overdue,
      legal,
      complaint,
      message,
    ]);
    expect(await tasksOf('editor')).toEqual([
      reported,
      pending,
      lapsing,
      stale,
      fees,
      ending,
      overdue,
      legal,
      complaint,
      message,
    ]);
    expect(await tasksOf('clerk')).toEqual([stale, fees]);
    expect(await tasksOf('moderator')).toEqual([reported, pending]);
    expect(await tasksOf('viewer')).toEqual([]);
  });

  it('asks for what is missing, and for what colleagues ask for', async () => {
    const { payload } = test;
    const { id: value } = await createProvider(payload, { name: 'Unregistered Clinic' });
    await createRegistration(payload, { provider: value, checkedAt: inDays(-91) });
    const { id: guide } = await createGuide(payload, { title: 'A guide with notes' });
    const document = { relationTo: 'guides' as const, value: guide };
    const note = { document, assignedTo: editors.user('viewer').id };
    await payload.create({ collection: 'notes', data: { ...note, text: 'Is the dose right?' } });
    await payload.create({ collection: 'notes', data: { ...note, text: 'Old', isDone: true } });
    await payload.db.create({
      collection: 'mailings',
      data: {
        title: 'October',
        summary: {},
        report: 'october',
        status: 'paused',
        recipients: 1,
        startedAt: inDays(-2),
      },
    });
    expect(await tasksOf('viewer')).toEqual(['1 notes: note is waiting for you']);
    const asked = await tasksOf('editor');
    expect(asked).toContain('1 providers: provider has no valid registration');
    expect(asked).toContain('1 mailings: report has stopped being sent');
    expect(asked).not.toContain('1 notes: note is waiting for you');
    const sentTo = async (role: Role) =>
      (await readDashboard(payload, editors.user(role), new Date())).sentReports.count;
    expect([await sentTo('clerk'), await sentTo('editor')]).toEqual([0, 1]);
  });

  it('asks for a registration in place of one in the trash, and for none of a provider that visitors do not see', async () => {
    const { payload } = test;
    const unregistered = async () => {
      const { tasks } = await readDashboard(payload, editors.user('editor'), new Date());
      return tasks.find(({ collection }) => collection === 'providers')?.count ?? 0;
    };
    const before = await unregistered();
    const registered = await createProvider(payload, { name: 'Registered Clinic' });
    const { id } = await createRegistration(payload, { provider: registered.id });
    await createProvider(payload, { name: 'Clinic in the trash', deletedAt: inDays(0) });
    await createProvider(payload, { name: 'Clinic to come', _status: 'draft' });
    expect(await unregistered()).toBe(before);
    await payload.update({ collection: 'registrations', id, data: { deletedAt: inDays(0) } });
    expect(await unregistered()).toBe(before + 1);
  });

  it('asks nothing about a watched price while its product is in the trash', async () => {
    const { payload } = test;
    const { id: provider } = await createProvider(payload, { name: 'Watched Clinic' });
    const { id: medication } = await createMedication(payload, { name: 'Wegovy' });
    const products = [];
    for (const dose of ['2.5mg', '5mg']) {
      const product = await createProduct(payload, { provider, medication, dose });
      const data = { product: product.id, everyDays: 1 };
      const watch = await payload.create({ collection: 'watched-prices', data });
      const [target] = await readTargets(payload, [watch]);
      await writeVisit(payload, watch, {
        failures: 3,
        proposal: 'waiting',
        readWith: readingOf(target!),
        seenAt: inDays(0),
        seenPricePence: product.pricePence + 100,
        storedPricePence: product.pricePence,
        storedInStock: product.inStock,
      });
      products.push(product);
    }
    const asked = async () => {
      const { tasks } = await readDashboard(payload, editors.user('editor'), new Date());
      return tasks.filter(({ collection }) => collection === 'watched-prices');
    };
    const two = await asked();
    expect(two).toMatchObject([{ path: '/price-watch', count: 2 }, { count: 2 }]);
    const target = { collection: 'products', id: products[0]!.id, trash: true } as const;
    await payload.update({ ...target, data: { deletedAt: inDays(0) } });
    const one = await asked();
    expect(one).toMatchObject([{ path: '/price-watch', count: 1 }, { count: 1 }]);
    // As the list asks, which is not let to look at a field of the product.
    const { search } = new URL(listHref('watched-prices', one[1]!.where), 'http://localhost');
    const { body } = await editors.get('editor', `/watched-prices${search}&depth=0`).expect(200);
    expect(body).toMatchObject({ totalDocs: 1, docs: [{ product: products[1]!.id }] });
    await payload.update({ ...target, data: { deletedAt: null } });
    expect(await asked()).toEqual(two);
  });

  it('asks for no decision on a watched price whose product has been checked since its page was seen', async () => {
    const { payload } = test;
    const asked = async () => {
      const { tasks } = await readDashboard(payload, editors.user('clerk'), new Date());
      return tasks.find(({ path }) => path === '/price-watch')?.count;
    };
    expect(await asked()).toBe(2);
    const { docs } = await payload.find({ collection: 'watched-prices', depth: 0, limit: 1 });
    await payload.update({
      collection: 'products',
      id: relationId(docs[0]!.product),
      data: { checkedAt: inDays(0) },
    });
    expect(await asked()).toBe(1);
  });

  it('leads to lists with as many rows as it counts', async () => {
    const { payload } = test;
    const { tasks } = await readDashboard(payload, editors.user('admin'), new Date());
    expect(tasks.length).toBeGreaterThan(5);
    for (const { collection, where, sort, count } of tasks) {
      const { totalDocs } = await payload.find({ collection, where, sort, depth: 0 });
      expect([collection, totalDocs]).toEqual([collection, count]);
    }
  });

  it('says which prices came in last, to those who import', async () => {
    const { payload } = test;
    await payload.create({
      collection: 'price-imports',
      data: {
        fileName: 'november.csv',
        status: 'applied',
        counts: {},
        appliedAt: inDays(-1),
        changedRows: 40,
        createdRows: 2,
      },
    });
    const lastOf = async (role: Role) =>
      (await readDashboard(payload, editors.user(role), new Date())).lastImport;
    expect(await lastOf('clerk')).toMatchObject({ fileName: 'november.csv', changedRows: 42 });
    expect(await lastOf('moderator')).toBeNull();
  });

  it('shows editors what visitors do not see as it is saved, with the way to it', async () => {
    const { payload } = test;
    const { id } = await createGuide(payload);
    const write = { table: 'guides', collection: 'guides', value: '' };
    await writeRaw(payload, id, { ...write, column: 'category', field: 'category' });
    const { id: provider } = await createProvider(payload, { name: 'Another clinic' });
    await createReview(payload, { provider });
    const { docs } = await payload.find({
      collection: 'review-summaries',
      where: { provider: { equals: provider } },
      overrideAccess: true,
    });
    const summary = docs[0]?.id ?? '';
    await writeRaw(payload, summary, {
      table: 'review_summaries',
      collection: 'review-summaries',
      column: 'counts',
      field: 'counts',
      value: {},
    });
    const catalogue = await startCatalogue(payload);
    const skippedOf = async (role: Role) =>
      (await readDashboard(payload, editors.user(role), new Date())).skipped;
    expect(await skippedOf('editor')).toEqual([
      {
        kind: 'Review summary',
        id: summary,
        path: undefined,
        reason: expect.stringMatching(/^counts\.ratings: /),
      },
      {
        kind: 'Guide',
        id,
        path: `/collections/guides/${id}`,
        reason: expect.stringMatching(/^category: /),
      },
    ]);
    expect(await skippedOf('admin')).toHaveLength(2);
    expect(await skippedOf('moderator')).toEqual([]);
    await catalogue.stop();
  });
});
