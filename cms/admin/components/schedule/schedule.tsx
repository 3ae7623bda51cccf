import type { Payload } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import type { ScheduledEvent } from '#cms/desk/scheduled-events.ts';
import { formatDate, formatTime } from '#contract/rules/date.ts';
import { jobState, type JobState } from '#contract/rules/job-state.ts';
import { deskOf } from '../desk.ts';
import './schedule.css';

type Props = { id?: string; collectionSlug: string; payload: Payload };

/** The scheduled changes of a document, including those that are overdue. */
export async function Schedule({ id, collectionSlug, payload }: Props) {
  if (!id) return null;
  const desk = deskOf(payload);
  const events = await desk.readScheduledEvents(payload, { collection: collectionSlug, id });
  if (events.length === 0) return null;
  return (
    <section className="schedule" aria-label="Schedule">
      <h3>Schedule</h3>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Sentence event={event} state={jobState(event, new Date())} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ event, state }: { event: ScheduledEvent; state: JobState }) {
  const { id, input, waitUntil, error } = event;
  const what = input.type === 'unpublish' ? 'taken off the site' : 'published';
  const when = waitUntil ? `on ${formatDate(waitUntil)} at ${formatTime(waitUntil)}` : 'by now';
  if (state === 'waiting') return `To be ${what} ${when}.`;
  return (
    <>
      <strong>Overdue.</strong> It was to be {what} {when}.{' '}
      {state === 'late' && 'That has not happened yet.'}
      {state === 'failed' && (
        <>
          That has failed: {error?.message ?? 'no reason is known'}. Fix the cause and publish by
          hand or at another time, then{' '}
          <a href={adminHref(`/collections/payload-jobs/${id}`)}>remove this</a>.
        </>
      )}
    </>
  );
}
