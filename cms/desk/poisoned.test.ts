import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '../catalogue/catalogue-service.ts';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMarketReport,
  createProvider,
  createRegistration,
} from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { readCalendar } from './calendar.ts';
import { readDashboard } from './dashboard.ts';

let test: TestPayload;
let payload: Payload;
let editors: TestEditors;
/** The documents of which a date cannot be read, as in `guides 65f0…`. */
let poisoned: string[];

const now = new Date('2026-11-25T12:00:00.000Z');
const isSqlite = process.env.TEST_DATABASE_URL === undefined;

beforeAll(async () => {
  test = await startTestPayload();
  ({ payload } = test);
  editors = await createTestEditors(test);
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  poisoned = await createDocuments();
});
afterAll(() => test.stop());

describe('a desk on a database in which the dates of some documents cannot be read', () => {
  it('has all else in its calendar', async () => {
    const { overdue, weeks } = await readCalendar(payload, now);
    const planned = weeks.flatMap(({ days }) => days.flatMap(({ entries }) => entries));
    expect([...overdue, ...planned].map(({ title, what }) => `${title}: ${what}`)).toEqual([
      'Whole guide: Guide, to be reviewed',
      'Whole page: Legal page, to be reviewed',
      'The market in October 2026: Market report, to be published',
      'Whole guide: Guide, to be taken off the site',
      'A complaint about personal data: To be answered',
      'Whole: Whole offer: Offer ends',
      'Whole, GPhC: Registration, to be looked up again',
    ]);
  });

  it('shows its dashboard, with the documents that visitors do not see', async () => {
    const catalogue = await startCatalogue(payload);
    const { tasks, calendar, skipped, lastImport } = await readDashboard(
      payload,
      editors.user('editor'),
      now,
    );
    expect(calendar).toEqual({ overdue: 3, thisWeek: 1 });
    expect(lastImport).toMatchObject({ fileName: 'whole.csv' });
    expect(tasks.map(({ count, text }) => `${count} ${text}`)).toEqual(
      expect.arrayContaining([
        '1 provider has no valid registration',
        expect.stringMatching(/needs? an answer, the first by 1 December 2026$/),
      ]),
    );
    expect(skipped.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Registration', 'Discount', 'Guide', 'Legal page', 'Market report']),
    );
    await catalogue.stop();
  });

  it('names each of them in the log, once', async () => {
    await readCalendar(payload, now);
    await readDashboard(payload, editors.user('editor'), now);
    const named = vi
      .mocked(payload.logger.error)
      .mock.calls.filter(([, message]) => message === 'A document cannot be read as it is stored')
      .map(([about]) => {
        const { collection, id } = about as { collection: string; id: string };
        return `${collection} ${id}`;
      });
    expect(named.toSorted()).toEqual(poisoned.toSorted());
  });
});

async function createDocuments(): Promise<string[]> {
  const lastReviewedAt = '2025-10-01T12:00:00.000Z';
  const whole = await createProvider(payload, { name: 'Whole' });
  const lapsed = await createProvider(payload, { name: 'Lapsed' });
  const checkedAt = '2026-11-20T12:00:00.000Z';
  await createRegistration(payload, { provider: whole.id, checkedAt });
  const registration = await createRegistration(payload, { provider: lapsed.id, checkedAt });
  const { id: guide } = await createGuide(payload, { title: 'Whole guide', lastReviewedAt });
  const spoiltGuide = await createGuide(payload, { title: 'Spoilt guide', lastReviewedAt });
  const page = { lastUpdatedAt: '2025-10-02T12:00:00.000Z' };
  await createLegalPage(payload, { ...page, title: 'Whole page' });
  const spoiltPage = await createLegalPage(payload, { ...page, title: 'Spoilt page' });
  const offer = { provider: whole.id, discoveredAt: checkedAt, endsAt: '2026-12-24T12:00:00.000Z' };
  await createDiscount(payload, { ...offer, discountText: 'Whole offer' });
  const discount = await createDiscount(payload, { ...offer, discountText: 'Spoilt offer' });
  await createMarketReport(payload, { slug: 'whole', month: '2026-09-01T12:00:00.000Z' });
  const report = await createMarketReport(payload, {
    slug: 'spoilt',
    month: '2026-08-01T12:00:00.000Z',
  });
  const complain = () =>
    payload.create({
      collection: 'complaints',
      data: {
        name: 'Pat',
        email: 'pat@reader.example',
        complaint: 'You kept my address.',
        receivedAt: '2026-11-01T09:00:00.000Z',
        answerBy: '2026-12-01T09:00:00.000Z',
        status: 'open',
      },
    });
  await complain();
  const complaint = await complain();
  const schedule = () =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'guides', value: guide } },
      waitUntil: new Date('2026-11-27T09:00:00.000Z'),
    });
  await schedule();
  const job = await schedule();
  const importFile = (fileName: string) =>
    payload.create({
      collection: 'price-imports',
      data: { fileName, status: 'applied', counts: {}, appliedAt: checkedAt },
    });
  await importFile('whole.csv');
  const priceImport = await importFile('spoilt.csv');

  const spoil = async (collection: string, id: string | number, column: string, field: string) => {
    const table = collection.replaceAll('-', '_');
    const value = 'one of these days';
    await writeRaw(payload, String(id), { table, column, collection, field, value });
    return `${collection} ${id}`;
  };
  // The dates of providers are not looked at.
  await spoil('providers', whole.id, 'updated_at', 'updatedAt');
  const named = [
    await spoil('guides', spoiltGuide.id, 'last_reviewed_at', 'lastReviewedAt'),
    await spoil('legal-pages', spoiltPage.id, 'last_updated_at', 'lastUpdatedAt'),
    await spoil('complaints', complaint.id, 'answer_by', 'answerBy'),
    await spoil('payload-jobs', job.id, 'wait_until', 'waitUntil'),
    await spoil('registrations', registration.id, 'checked_at', 'checkedAt'),
  ];
  // MongoDB finds no time where it looks for an earlier or later one.
  const namedOnSqlite = [
    await spoil('discounts', discount.id, 'ends_at', 'endsAt'),
    await spoil('market-reports', report.id, 'month', 'month'),
    await spoil('price-imports', priceImport.id, 'applied_at', 'appliedAt'),
  ];
  return isSqlite ? [...named, ...namedOnSqlite] : named;
}
