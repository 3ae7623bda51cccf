import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

/** The way to the calendar, below the collections in the navigation. */
export function CalendarLink({ user }: ServerProps) {
  const mayPlan = user?.roles.some((role: string) => ['admin', 'editor'].includes(role));
  if (!mayPlan) return null;
  return (
    <Link className="nav__link" href="/admin/calendar" prefetch={false}>
      <span className="nav__link-label">Calendar</span>
    </Link>
  );
}
