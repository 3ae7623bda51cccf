import type { Payload } from 'payload';
import { expect } from 'vitest';
import { createGuide } from '../example-data.ts';
import type { Writer } from './writer.ts';

const guidesAtOnce = 3;

/** An editor who has scheduled guides that are due when the server starts: each is published. */
export function createPublications(payload: Payload): Writer {
  let scheduled = 0;

  return {
    prepare: async () => {
      for (let count = 0; count < guidesAtOnce; count += 1) {
        const title = `For later ${(scheduled += 1)}`;
        const guide = await createGuide(payload, { title, _status: 'draft' });
        await payload.jobs.queue({
          task: 'schedulePublish',
          input: { type: 'publish', doc: { relationTo: 'guides', value: guide.id } },
          waitUntil: new Date(),
        });
      }
    },

    checkCompleted: async () => {
      const { docs } = await payload.find({ collection: 'guides', pagination: false, depth: 0 });
      expect(docs.map(({ _status }) => _status)).toEqual(Array(scheduled).fill('published'));
    },
  };
}
