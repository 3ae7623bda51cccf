import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../database/insert-rows.ts';
import {
  createDiscount,
  createGuide,
  createLegalPage,
  createMarketReport,
  createRegistration,
  createProvider,
} from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestPayload } from '../testing/test-payload.ts';
import { readCalendar } from './calendar.ts';
import { readDashboard } from './dashboard.ts';

let test: TestPayload;
let editors: TestEditors;

/** A Wednesday. */
const now = new Date('2026-11-25T12:00:00.000Z');
/** Nothing of an example is due for a year, unless a test says so. */
const recently = '2026-11-20T12:00:00.000Z';

beforeAll(async () => {
  ({ test } = await startTestApp());
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

/** The entries, a line each: `2026-11-26 Side effects: Guide, to be published`. */
async function linesOf(title: string) {
  const { overdue, weeks } = await readCalendar(test.payload, now);
  const line = (each: { title: string; what: string }) => `${each.title}: ${each.what}`;
  const named = (lines: string[]) => lines.filter((each) => each.includes(title));
  return named([
    ...overdue.map((entry) => `overdue ${line(entry)}`),
    ...weeks.flatMap(({ monday, days }) =>
      days.flatMap(({ day, entries }) => entries.map((entry) => `${monday} ${day} ${line(entry)}`)),
    ),
  ]);
}

describe('the calendar', () => {
  it('has nothing at first', async () => {
    expect(await readCalendar(test.payload, now)).toEqual({
      overdue: [],
      weeks: [],
      page: 1,
      pages: 1,
    });
  });

  it('has what is scheduled, with the title that the draft has, and what is late', async () => {
    const { payload } = test;
    const { id } = await createGuide(payload, {
      title: 'Scheduled guide',
      lastReviewedAt: recently,
      _status: 'draft',
    });
    const doc = { relationTo: 'guides' as const, value: id };
    const schedule = (type: 'publish' | 'unpublish', waitUntil: string) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc },
        waitUntil: new Date(waitUntil),
      });
    await schedule('unpublish', '2026-12-07T09:00:00.000Z');
    await schedule('publish', '2026-11-29T23:30:00.000Z');
    await schedule('publish', '2026-11-25T11:54:00.000Z');
    expect(await linesOf('Scheduled guide')).toEqual([
      'overdue Scheduled guide: Guide, to be published',
      '2026-11-23 2026-11-29 Scheduled guide: Guide, to be published',
      '2026-12-07 2026-12-07 Scheduled guide: Guide, to be taken off the site',
    ]);
  });

  it('has the next reviews of guides and legal pages that are published', async () => {
    const { payload } = test;
    const created = (title: string, lastReviewedAt: string) => ({ title, lastReviewedAt });
    await createGuide(payload, created('Reviewed guide', '2025-12-01T00:00:00.000Z'));
    await createGuide(payload, created('Reviewed guide 2', '2025-11-25T11:59:59.000Z'));
    await createGuide(payload, {
      ...created('Reviewed guide 3', '2024-01-01T00:00:00.000Z'),
      _status: 'draft',
    });
    const lastUpdatedAt = '2025-11-01T00:00:00.000Z';
    await createLegalPage(payload, { title: 'Reviewed page', lastUpdatedAt });
    await createLegalPage(payload, {
      ...created('Reviewed page 2', '2026-01-01T00:00:00.000Z'),
      lastUpdatedAt,
    });
    expect(await linesOf('Reviewed')).toEqual([
      'overdue Reviewed page: Legal page, to be reviewed',
      'overdue Reviewed guide 2: Guide, to be reviewed',
      '2026-11-30 2026-12-01 Reviewed guide: Guide, to be reviewed',
      '2026-12-28 2027-01-01 Reviewed page 2: Legal page, to be reviewed',
    ]);
  });

  it('has the beginnings and ends of offers that are switched on and registrations that lapse', async () => {
    const { payload } = test;
    const { id: provider } = await createProvider(payload, { name: 'Dated Clinic' });
    const discoveredAt = '2026-11-01T12:00:00.000Z';
    const offer = { provider, discoveredAt, discountText: 'Less for consultations' };
    const startsAt = '2026-11-26T00:00:00.000Z';
    const endsAt = '2026-12-24T23:59:00.000Z';
    await createDiscount(payload, { ...offer, startsAt, endsAt });
    await createDiscount(payload, { ...offer, startsAt, endsAt, isActive: false });
    await createDiscount(payload, { ...offer, endsAt: '2026-11-24T12:00:00.000Z' });
    const checkedAt = '2026-11-20T12:00:00.000Z';
    const cqc = { register: 'cqc', url: 'https://www.cqc.org.uk/1' } as const;
    const gmc = { register: 'gmc', url: 'https://www.gmc-uk.org/1' } as const;
    const hiw = { register: 'hiw', url: 'https://www.hiw.org.uk/1' } as const;
    await createRegistration(payload, { provider, ...cqc, checkedAt });
    await createRegistration(payload, { provider, checkedAt: '2026-08-01T12:00:00.000Z' });
    const endedAt = '2026-12-01T00:00:00.000Z';
    await createRegistration(payload, { provider, ...gmc, checkedAt, endsAt: endedAt });
    await createRegistration(payload, { provider, ...hiw, checkedAt, endsAt: checkedAt });
    await createRegistration(payload, { provider, ...hiw, checkedAt, deletedAt: checkedAt });
    expect(await linesOf('Dated Clinic')).toEqual([
      'overdue Dated Clinic, GPhC: Registration, to be looked up again',
      '2026-11-23 2026-11-26 Dated Clinic: Less for consultations: Offer begins',
      '2026-11-30 2026-12-01 Dated Clinic, GMC: Registration ends',
      '2026-12-21 2026-12-24 Dated Clinic: Less for consultations: Offer ends',
      '2027-02-15 2027-02-18 Dated Clinic, CQC: Registration, to be looked up again',
    ]);
  });

  it('has the report about the month after the newest, a week after it has ended, and the way to its draft', async () => {
    const { payload } = test;
    const reportEntry = async () => {
      const { overdue, weeks } = await readCalendar(payload, now);
      const planned = weeks.flatMap(({ days }) => days.flatMap(({ entries }) => entries));
      return [...overdue, ...planned].find(({ what }) => what.startsWith('Market report'));
    };
    expect(await reportEntry()).toBeUndefined();
    await createMarketReport(payload, { month: '2026-09-01T12:00:00.000Z' });
    expect(await reportEntry()).toMatchObject({
      at: '2026-11-08T00:00:00.000Z',
      title: 'The market in October 2026',
      path: '/collections/market-reports/create',
      isOverdue: true,
    });
    const draft = await createMarketReport(payload, {
      title: 'Market overview, October',
      month: '2026-10-01T12:00:00.000Z',
      _status: 'draft',
    });
    expect(await reportEntry()).toMatchObject({ path: `/collections/market-reports/${draft.id}` });
    await payload.update({
      collection: 'market-reports',
      id: draft.id,
      data: { _status: 'published' },
    });
    expect(await reportEntry()).toMatchObject({
      at: '2026-12-08T00:00:00.000Z',
      title: 'The market in November 2026',
      isOverdue: false,
    });
  });

  it('has the complaints to be answered, and says of none whose it is', async () => {
    const receivedAt = '2026-10-20T09:00:00.000Z';
    const data = { name: 'Pat', email: 'pat@reader.example', complaint: 'You kept my address.' };
    await test.payload.create({
      collection: 'complaints',
      data: { ...data, receivedAt, answerBy: '2026-11-19T09:00:00.000Z', status: 'open' },
    });
    expect(await linesOf('omplaint')).toEqual([
      'overdue A complaint about personal data: To be answered',
    ]);
  });

  it('counts as overdue what the dashboard counts', async () => {
    const { payload } = test;
    const { tasks, calendar } = await readDashboard(payload, editors.user('editor'), now);
    const { overdue, weeks } = await readCalendar(payload, now);
    const countOf = (collection: string) =>
      tasks.find((task) => task.collection === collection)?.count;
    const overdueOf = (what: string) => overdue.filter((entry) => entry.what.startsWith(what));
    expect(overdueOf('Guide, to be reviewed')).toHaveLength(countOf('guides')!);
    expect(overdueOf('Legal page, to be reviewed')).toHaveLength(countOf('legal-pages')!);
    expect(overdueOf('Guide, to be published')).toHaveLength(countOf('payload-jobs')!);
    const [thisWeek] = weeks;
    expect(calendar).toEqual({
      overdue: overdue.length,
      thisWeek: thisWeek!.days.flatMap(({ entries }) => entries).length,
    });
    expect(calendar).toEqual({ overdue: 5, thisWeek: 2 });
    const { calendar: ofModerator } = await readDashboard(payload, editors.user('moderator'), now);
    expect(ofModerator).toBeNull();
  });

  it('comes in pages when it is long, each entry on one of them, and all of them are counted', async () => {
    const { payload } = test;
    const { calendar: before } = await readDashboard(payload, editors.user('editor'), now);
    const { id: provider } = await createProvider(payload, { name: 'Long Clinic' });
    const lookedUp = (count: number, checkedAt: string) =>
      Array.from({ length: count }, (_, index) => ({
        provider,
        register: 'cqc' as const,
        name: 'Long Clinic Ltd',
        number: `1-${index}`,
        url: `https://www.cqc.org.uk/1-${index}`,
        checkedAt,
      }));
    await insertRows(payload, 'registrations', [
      ...lookedUp(210, '2026-08-01T12:00:00.000Z'),
      // The last moment of this week, and the first of the next.
      ...lookedUp(120, '2026-08-31T23:59:59.999Z'),
      ...lookedUp(90, '2026-09-01T00:00:00.000Z'),
    ]);
    const { pages } = await readCalendar(payload, now);
    const read = [];
    for (let page = 1; page <= pages; page += 1) read.push(await readCalendar(payload, now, page));
    expect(read.map(({ page }) => page)).toEqual([1, 2, 3]);
    const entries = read.flatMap(({ overdue, weeks }) => [
      ...overdue,
      ...weeks.flatMap(({ days }) => days.flatMap((day) => day.entries)),
    ]);
    const paths = entries.flatMap(({ title, path }) => (title.startsWith('Long') ? [path] : []));
    expect([paths.length, new Set(paths).size]).toEqual([420, 420]);
    expect(entries.map(({ isOverdue }) => isOverdue).lastIndexOf(true)).toBe(before!.overdue + 209);
    expect(await readCalendar(payload, now, 99)).toEqual(read.at(-1));

    const { calendar } = await readDashboard(payload, editors.user('editor'), now);
    expect(calendar).toEqual({
      overdue: before!.overdue + 210,
      thisWeek: before!.thisWeek + 120,
    });
  });
});
