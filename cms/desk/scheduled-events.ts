import type { Payload, Where } from 'payload';
import type { TaskSchedulePublish } from '#collections/payload-types.ts';
import { findReadable } from '../database/find-readable.ts';

/** A scheduled change of a document. */
export type ScheduledEvent = {
  id: string;
  input: TaskSchedulePublish['input'];
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
  error?: { message?: string } | null;
};

/** The scheduled changes of a document, including those that are overdue; the next one first. */
export function readScheduledEvents(
  payload: Payload,
  { collection, id }: { collection: string; id: string },
): Promise<ScheduledEvent[]> {
  return readEvents(payload, {
    'input.doc.relationTo': { equals: collection },
    'input.doc.value': { equals: id },
  });
}

/** The scheduled changes of all documents, likewise. */
export function readAllScheduledEvents(payload: Payload): Promise<ScheduledEvent[]> {
  return readEvents(payload, {});
}

async function readEvents(payload: Payload, where: Where): Promise<ScheduledEvent[]> {
  const events = await findReadable(payload, {
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      ...where,
    },
    sort: 'waitUntil',
    depth: 0,
    overrideAccess: true,
  });
  return events as ScheduledEvent[];
}
