import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import { deskOf } from '../desk.ts';
import { listHref } from '../list-bar/list-href.ts';
import './dashboard.css';

/** What needs doing, each with the way to it; calm when there is nothing. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null;
  const { tasks, calendar, skipped, priceAlerts, sentReports, lastImport } = await deskOf(
    payload,
  ).readDashboard(payload, user, new Date());
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h2 id="desk-title">To do</h2>
      {tasks.length === 0 ? (
        <p className="desk__nothing">Nothing to do.</p>
      ) : (
        <ul className="desk__tasks">
          {tasks.map(({ count, text, collection, path, where, sort }) => (
            <li key={text}>
              <Link
                href={path ? adminHref(path) : listHref(collection, where, sort)}
                prefetch={false}
              >
                <strong>{formatCount(count)}</strong> {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {calendar && (
        <p className="desk__calendar">
          <Link href={adminHref(screens.calendar.path)} prefetch={false}>
            Calendar
          </Link>
          : <strong>{formatCount(calendar.overdue)}</strong> overdue,{' '}
          <strong>{formatCount(calendar.thisWeek)}</strong> to come this week.
        </p>
      )}
      {skipped.length > 0 && (
        <section aria-labelledby="desk-skipped">
          <h2 id="desk-skipped">Not on the site: {formatCount(skipped.length)}</h2>
          <p>
            These cannot be shown as they are saved. Visitors see the last version that could be
            shown, or nothing, until they are put right.
          </p>
          <ul className="desk__skipped">
            {skipped.map(({ kind, id, path, reason }) => (
              <li key={`${kind} ${id}`}>
                {path ? (
                  <Link href={adminHref(path)} prefetch={false}>
                    {kind} {id}
                  </Link>
                ) : (
                  <>
                    {kind} {id}
                  </>
                )}
                : {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {priceAlerts > 0 && (
        <p>
          <a href="/price-alerts">
            <strong>{formatCount(priceAlerts)}</strong>{' '}
            {nounFor(priceAlerts, 'person has', 'people have')} price alerts
          </a>
          . Whose they are is shown to nobody.
        </p>
      )}
      {sentReports.count > 0 && (
        <p>
          <Link href={listHref('mailings', sentReports.where)}>
            <strong>{formatCount(sentReports.count)}</strong>{' '}
            {nounFor(sentReports.count, 'report was', 'reports were')} sent by email in the last 30
            days
          </Link>
          .
        </p>
      )}
      {lastImport && (
        <p className="desk__import">
          Last <Link href={adminHref(screens.priceImport.path)}>price import</Link>:{' '}
          {lastImport.fileName}, {formatDate(lastImport.appliedAt)},{' '}
          {counted(lastImport.changedRows, 'product')} written.
        </p>
      )}
    </section>
  );
}
