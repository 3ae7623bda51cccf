import type { Payload } from 'payload';

/** A scheduled change of a document. */
export type ScheduledEvent = {
  id: string;
  input: { type?: 'publish' | 'unpublish' };
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
};

/** The scheduled changes of a document, including those that are overdue; the next one first. */
export async function readScheduledEvents(
  payload: Payload,
  { collection, id }: { collection: string; id: string },
): Promise<ScheduledEvent[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      'input.doc.relationTo': { equals: collection },
      'input.doc.value': { equals: id },
    },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs as ScheduledEvent[];
}
