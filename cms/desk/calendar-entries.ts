import type { Payload, Where } from 'payload';
import type { MarketReport, Provider, TaskSchedulePublish } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { jobState } from '#contract/rules/job-state.ts';
import { registerOf } from '#contract/rules/registers.ts';
import { endedBefore, lapsesAt } from '#contract/rules/registration.ts';
import { monthBounds, nextReportMonth, reportDueAt } from '#contract/rules/report-month.ts';
import { reviewDueAt } from '#contract/rules/text-review.ts';
import { findReadable } from '../database/find-readable.ts';
import { readFields } from '../database/read-fields.ts';
import { fromEach, passOver } from '../database/pass-over.ts';
import { openComplaints } from './filters.ts';
import { kindOf } from './kind-of.ts';
import { readRegistrations, type RegistrationRow } from './registrations.ts';
import { readAllScheduledEvents } from './scheduled-events.ts';

/** Something that is planned or due. */
export type CalendarEntry = {
  /** When; ISO UTC. */
  at: string;
  /** Whether the time of day matters. */
  hasTime: boolean;
  /** The document that it is about. */
  title: string;
  /** What happens or is to be done, as in `Guide, to be reviewed`. */
  what: string;
  /** Below /admin: where that is done. */
  path: string;
  isOverdue: boolean;
};

type Source = (payload: Payload, now: Date) => Promise<CalendarEntry[]>;

/** Where the entries of the calendar come from, each by the rule that the dashboard counts by. */
export const calendarSources: readonly Source[] = [
  scheduledChanges,
  nextReport,
  guidesToReview,
  legalPagesToReview,
  offers,
  registrations,
  complaints,
];

async function scheduledChanges(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const events = await readAllScheduledEvents(payload);
  return fromEach(payload, 'payload-jobs', events, async (event) => {
    const { doc, type } = event.input;
    if (!doc) return [];
    const { relationTo: collection, value } = doc;
    const id = relationId(value);
    const change = type === 'unpublish' ? 'taken off the site' : 'published';
    return [
      {
        at: readTime(event.waitUntil ?? event.createdAt),
        hasTime: true,
        title: await readTitle(payload, collection, id),
        what: `${kindOf(payload, collection)}, to be ${change}`,
        path: `/collections/${collection}/${id}`,
        isOverdue: jobState(event, now) !== 'waiting',
      },
    ];
  });
}

/**
 * A time as it is stored, in ISO UTC.
 * @throws RangeError if it cannot be read.
 */
function readTime(at: string): string {
  return new Date(at).toISOString();
}

type ScheduledCollection = NonNullable<TaskSchedulePublish['input']['doc']>['relationTo'];

/** The title of a document, as its newest version has it. */
async function readTitle(
  payload: Payload,
  collection: ScheduledCollection,
  id: string,
): Promise<string> {
  const document = await passOver(payload, { collection, id }, () =>
    payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    }),
  );
  if (document === undefined) return 'A document that cannot be read';
  if (document === null) return 'A document in the trash';
  return 'title' in document ? document.title : document.name;
}

/** The report about the month after that of the newest one on the site; nothing before the first. */
async function nextReport(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const [newest] = await readReports(payload, { _status: { equals: 'published' } });
  const month = nextReportMonth(newest ? [newest.month] : []);
  if (month === null) return [];
  const { start, end } = monthBounds(month);
  const [draft] = await readReports(payload, {
    month: { greater_than_equal: start.toISOString(), less_than: end.toISOString() },
  });
  const at = reportDueAt(month);
  return [
    {
      at,
      hasTime: false,
      title: `The market in ${formatMonth(month)}`,
      what: 'Market report, to be published',
      path: `/collections/market-reports/${draft?.id ?? 'create'}`,
      isOverdue: new Date(at) < now,
    },
  ];
}

async function readReports(
  payload: Payload,
  where: Where,
): Promise<Pick<MarketReport, 'id' | 'month'>[]> {
  const reports = await findReadable(payload, {
    collection: 'market-reports',
    where,
    sort: '-month',
    limit: 1,
    depth: 0,
    joins: false,
    select: { month: true },
    overrideAccess: true,
  });
  return fromEach(payload, 'market-reports', reports, ({ id, month }) => [
    { id, month: readTime(month) },
  ]);
}

const isPublished: Where = { _status: { equals: 'published' } };

async function guidesToReview(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const guides = await findReadable(payload, {
    collection: 'guides',
    where: isPublished,
    depth: 0,
    joins: false,
    select: { title: true, lastReviewedAt: true },
    overrideAccess: true,
  });
  return fromEach(payload, 'guides', guides, ({ id, title, lastReviewedAt }) => [
    review({ path: `/collections/guides/${id}`, title, kind: 'Guide', lastReviewedAt }, now),
  ]);
}

async function legalPagesToReview(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const pages = await findReadable(payload, {
    collection: 'legal-pages',
    where: isPublished,
    depth: 0,
    select: { title: true, lastUpdatedAt: true, lastReviewedAt: true },
    overrideAccess: true,
  });
  return fromEach(payload, 'legal-pages', pages, ({ id, title, lastUpdatedAt, lastReviewedAt }) => {
    const isReviewedSince = lastReviewedAt && lastReviewedAt > lastUpdatedAt;
    const looked = isReviewedSince ? lastReviewedAt : lastUpdatedAt;
    const path = `/collections/legal-pages/${id}`;
    return [review({ path, title, kind: 'Legal page', lastReviewedAt: looked }, now)];
  });
}

type Reviewed = { path: string; title: string; kind: string; lastReviewedAt: string };

function review({ path, title, kind, lastReviewedAt }: Reviewed, now: Date): CalendarEntry {
  const at = reviewDueAt(lastReviewedAt);
  const isOverdue = new Date(at) < now;
  return { at, hasTime: false, title, what: `${kind}, to be reviewed`, path, isOverdue };
}

/** The beginnings and ends to come of offers that are switched on: both happen automatically. */
async function offers(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const afterNow = { greater_than: now.toISOString() };
  const discounts = await findReadable(payload, {
    collection: 'discounts',
    where: {
      and: [{ isActive: { equals: true } }, { or: [{ startsAt: afterNow }, { endsAt: afterNow }] }],
    },
    depth: 1,
    populate: { providers: { name: true } },
    select: { provider: true, discountText: true, startsAt: true, endsAt: true },
    overrideAccess: true,
  });
  return fromEach(
    payload,
    'discounts',
    discounts,
    ({ id, provider, discountText, startsAt, endsAt }) =>
      [
        { at: startsAt, what: 'Offer begins' },
        { at: endsAt, what: 'Offer ends' },
      ].flatMap(({ at, what }) => {
        if (!at || new Date(at) <= now) return [];
        const title = `${nameOf(provider)}: ${discountText}`;
        const path = `/collections/discounts/${id}`;
        return [{ at: readTime(at), hasTime: true, title, what, path, isOverdue: false }];
      }),
  );
}

/** When registrations stop being shown, unless somebody looks them up again; those that have ended are history. */
async function registrations(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const all = await readRegistrations(payload);
  const providers = await readFields(payload, 'providers', ['id', 'name']);
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  const isOver = ({ endsAt }: RegistrationRow) => endsAt !== null && endsAt < endedBefore(now);
  const current = all.filter((registration) => !isOver(registration));
  return fromEach(payload, 'registrations', current, (registration) => {
    const { id, providerId, register, checkedAt } = registration;
    const at = lapsesAt(registration);
    return [
      {
        at: at.toISOString(),
        hasTime: false,
        title: `${names.get(providerId) ?? providerId}, ${registerOf(register).shortName}`,
        what:
          at < lapsesAt({ checkedAt, endsAt: null })
            ? 'Registration ends'
            : 'Registration, to be looked up again',
        path: `/collections/registrations/${id}`,
        isOverdue: at <= now,
      },
    ];
  });
}

async function complaints(payload: Payload, now: Date): Promise<CalendarEntry[]> {
  const found = await findReadable(payload, {
    collection: 'complaints',
    where: openComplaints(),
    depth: 0,
    select: { answerBy: true },
    overrideAccess: true,
  });
  return fromEach(payload, 'complaints', found, ({ id, answerBy }) => [
    {
      at: readTime(answerBy),
      hasTime: false,
      title: 'A complaint about personal data',
      what: 'To be answered',
      path: `/collections/complaints/${id}`,
      isOverdue: new Date(answerBy) < now,
    },
  ]);
}

/** The name of a provider that was read with its document. */
function nameOf(provider: Provider | string): string {
  return typeof provider === 'string' ? provider : provider.name;
}
