import type { Payload } from 'payload';
import { expect } from 'vitest';
import { createMarketReport } from '../example-data.ts';
import { asEditor, send, type Writer } from './writer.ts';

/** An editor who sends a report by email each time that the server has been started. */
export function createMailingWriter(payload: Payload, token: string): Writer {
  const acknowledged: string[] = [];
  let report = '';

  return {
    prepare: async () => {
      ({ id: report } = await createMarketReport(payload, { title: `Report ${Date.now()}` }));
    },

    write: async (server, onAcknowledged) => {
      const answer = await send({
        url: `${server}/cms-api/report-mail/send`,
        expected: 200,
        ...asEditor(token, 'POST', { report }),
      });
      if (answer === undefined) return;
      acknowledged.push(report);
      onAcknowledged();
    },

    checkCompleted: async () => {
      const { docs } = await payload.find({ collection: 'mailings', pagination: false, depth: 0 });
      const sent = docs.map(({ report: of }) => of);
      expect(sent).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(sent).size).toBe(sent.length);
    },
  };
}
