import type { Payload } from 'payload';
import { readFirstTime } from '#cms/observations/read-log.ts';
import { fillReport, type FilledReport } from '#cms/reports/fill-report.ts';
import type { ReportSections } from '#cms/reports/report-sections.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { blockBodyField } from '../articles/rich-text-field.ts';
import { augustReports } from '../demo/market-reports/august-reports.ts';
import { monthOverview } from '../demo/market-reports/month-overview.ts';
import { monthsUntil, timeIn, type Month } from '../demo/prices/months.ts';
import { idsBySlug } from './ids-by-slug.ts';

/** The month of the specification's reports, before which there are none. */
const firstReportMonth: Month = '2025-08';

/** So long after a month's end its reports are written. */
const writingTime = 33 * 60 * 60 * 1000;

/**
 * Stores the missing market reports of every month that had ended by `date`: the three of August 2025, an overview of
 * each month after it. Their figures are filled in from the data, as editors do it.
 */
export async function storeMarketReports(payload: Payload, date: Date): Promise<void> {
  const stored = await idsBySlug(payload, 'market-reports');
  const body = blockBodyField(payload, 'market-reports', 'text');
  for (const month of await wholeMonths(payload, date)) {
    const reports =
      month === firstReportMonth ? await augustReports(body) : [monthOverview(month, body)];
    for (const { finish, ...report } of reports) {
      if (stored.has(report.slug)) continue;
      const filled = await fillSoonAfter(payload, { month, sections: report.sections, date });
      await payload.create({
        collection: 'market-reports',
        data: {
          ...report,
          month: timeIn(month),
          filledAt: filled.filledAt,
          sections: finish ? finish(filled.sections) : filled.sections,
          _status: 'published',
        },
        depth: 0,
        overrideAccess: true,
      });
    }
  }
}

/** The months that the log knows from beginning to end. */
async function wholeMonths(payload: Payload, date: Date): Promise<Month[]> {
  const first = await readFirstTime(payload);
  return monthsUntil(firstReportMonth, date).filter((month) => {
    const { start, end } = monthBounds(timeIn(month));
    return first !== null && first <= start.toISOString() && end <= date;
  });
}

/** As an editor would have soon after the month, and not after `date`. */
function fillSoonAfter(
  payload: Payload,
  { month, sections, date }: { month: Month; sections: ReportSections; date: Date },
): Promise<FilledReport> {
  const written = monthBounds(timeIn(month)).end.getTime() + writingTime;
  const now = new Date(Math.min(written, date.getTime()));
  return fillReport(payload, { month: timeIn(month), sections, now });
}
