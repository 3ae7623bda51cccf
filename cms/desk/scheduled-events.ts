import type { Payload } from 'payload';

/** Something that is to happen to a document by itself. */
export type ScheduledEvent = {
  id: string;
  input: { type?: 'publish' | 'unpublish' };
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
};

/** What is to happen to a document by itself, and what should have happened and has not; the next first. */
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
