import type { Payload } from 'payload';
import { formatDate, formatTime } from '#contract/rules/date.ts';
import { jobState, type JobState } from '#contract/rules/job-state.ts';
import './schedule.css';

type Props = { id?: string; collectionSlug: string; payload: Payload };

type Event = {
  id: string;
  input: { type?: 'publish' | 'unpublish' };
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
};

/** What is to happen to a document by itself, and what should have happened and has not. */
export async function Schedule({ id, collectionSlug, payload }: Props) {
  if (!id) return null;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      'input.doc.relationTo': { equals: collectionSlug },
      'input.doc.value': { equals: id },
    },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs.length === 0) return null;
  return (
    <section className="schedule" aria-label="Schedule">
      <h3>Schedule</h3>
      <ul>
        {(docs as Event[]).map((event) => (
          <li key={event.id}>
            <Sentence event={event} state={jobState(event, new Date())} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ event, state }: { event: Event; state: JobState }) {
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
          That has failed: {error?.message ?? 'no reason is known'}. Mend it and publish it by hand
          or at another time, then <a href={`/admin/collections/payload-jobs/${id}`}>remove this</a>
          .
        </>
      )}
    </>
  );
}
