import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { asVisitor, send, untilCutOff, type Writer } from './writer.ts';

/**
 * Visitors who find a review helpful, one after the other; whoever heard nothing presses the button again. Each is counted
 * once.
 */
export function createVoter(payload: Payload, review: string): Writer {
  let acknowledged = 0;
  let browser = randomUUID();

  return {
    write: (server, onAcknowledged) =>
      untilCutOff(async () => {
        const answer = await send({
          url: `${server}/api/reviews/${review}/helpful`,
          expected: 201,
          ...asVisitor({ browser }),
        });
        if (answer === undefined) return false;
        acknowledged += 1;
        onAcknowledged();
        browser = randomUUID();
        expect(JSON.parse(answer)).toEqual({ helpfulCount: acknowledged });
        return true;
      }),

    check: async () => {
      const { helpfulCount } = await payload.findByID({ collection: 'reviews', id: review });
      expect([acknowledged, acknowledged + 1]).toContain(helpfulCount);
    },
  };
}
