import { Link } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import type { CalendarEntry } from '#cms/desk/calendar-entries.ts';
import { formatDate, formatTime, formatWeekday, londonMonday } from '#contract/rules/date.ts';
import { deskOf } from '../desk.ts';
import { Screen } from '../screen/screen.tsx';
import './calendar.css';

/** What is planned and due: what is overdue first, then week by week and day by day. */
export async function CalendarView(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req;
  const now = new Date();
  const wanted = Math.max(1, Math.trunc(Number(props.searchParams?.page)) || 1);
  const calendar = await deskOf(payload).readCalendar(payload, now, wanted);
  const { overdue, weeks, page, pages } = calendar;
  return (
    <Screen {...props} screen={screens.calendar}>
      <div className="calendar">
        {overdue.length === 0 && weeks.length === 0 && <p>Nothing is planned or due.</p>}
        {overdue.length > 0 && (
          <section aria-labelledby="calendar-overdue">
            <h2 id="calendar-overdue">Overdue</h2>
            <Entries entries={overdue} when={({ at }) => `, due on ${formatDate(at)}`} />
          </section>
        )}
        {weeks.map(({ monday, days }) => (
          <section key={monday} aria-labelledby={`calendar-${monday}`}>
            <h2 id={`calendar-${monday}`}>{nameOfWeek(monday, now)}</h2>
            {days.map(({ day, entries }) => (
              <div key={day}>
                <h3>{formatWeekday(day)}</h3>
                <Entries
                  entries={entries}
                  when={({ at, hasTime }) => (hasTime ? ` at ${formatTime(at)}` : '')}
                />
              </div>
            ))}
          </section>
        ))}
        {pages > 1 && (
          <nav className="calendar__pages" aria-label="Pages of the calendar">
            {page > 1 && <PageLink page={page - 1}>Earlier</PageLink>}
            <span>
              Page {page} of {pages}
            </span>
            {page < pages && <PageLink page={page + 1}>Later</PageLink>}
          </nav>
        )}
      </div>
    </Screen>
  );
}

function PageLink({ page, children }: { page: number; children: string }) {
  return (
    <Link href={adminHref(`${screens.calendar.path}?page=${page}`)} prefetch={false}>
      {children}
    </Link>
  );
}

type EntriesProps = { entries: CalendarEntry[]; when: (entry: CalendarEntry) => string };

function Entries({ entries, when }: EntriesProps) {
  return (
    <ul className="calendar__entries">
      {entries.map((entry) => (
        <li key={`${entry.path} ${entry.what}`}>
          <Link href={adminHref(entry.path)} prefetch={false}>
            {entry.title}
          </Link>
          <span className="calendar__what">
            {entry.what}
            {when(entry)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOfWeek(monday: string, now: Date): string {
  if (monday === londonMonday(now)) return 'This week';
  const inAWeek = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  return monday === londonMonday(inAWeek) ? 'Next week' : `Week from ${formatDate(monday)}`;
}
