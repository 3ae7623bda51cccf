import type { CollectionSlug, Payload } from 'payload';
import { expect } from 'vitest';
import { asVisitor, send, untilCutOff, type Writer } from './writer.ts';

type Form = {
  collection: CollectionSlug;
  /** The field that tells what was sent, which is different each time. */
  field: string;
  path: string;
  expected: number;
  /** What is sent as the one of this number. */
  body: (number: number) => Record<string, string>;
  type?: 'form' | 'json';
};

/** A visitor who sends one form after another: what was acknowledged is stored, and nothing twice. */
export function createVisitor(payload: Payload, form: Form): Writer {
  const { collection, field, path, expected, body, type } = form;
  const acknowledged: string[] = [];
  let number = 0;

  return {
    write: (server, onAcknowledged) =>
      untilCutOff(async () => {
        const sent = body((number += 1));
        const answer = await send({ url: server + path, expected, ...asVisitor(sent, type) });
        if (answer === undefined) return false;
        acknowledged.push(sent[field] ?? '');
        onAcknowledged();
        return true;
      }),

    check: async () => {
      const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
      const stored = docs.map((each) => (each as unknown as Record<string, string>)[field]);
      expect(acknowledged.filter((each) => !stored.includes(each))).toEqual([]);
      expect(stored.filter((each, index) => stored.indexOf(each) < index)).toEqual([]);
    },
  };
}
