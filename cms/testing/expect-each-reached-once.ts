import { expect } from 'vitest';
import { messageIds } from './message-ids.ts';

/**
 * Checks what a mail server has accepted from a sender that was killed twice before it could note the acceptance: every
 * address has one message, and the few that were sent again have the same `Message-ID`.
 */
export function expectEachReachedOnce(
  accepted: readonly Buffer[],
  addresses: readonly string[],
): void {
  const idsByRecipient = messageIds(accepted);
  expect([...idsByRecipient.keys()].toSorted()).toEqual(addresses.toSorted());
  const ids = [...idsByRecipient.values()].flatMap((each) => [...each]);
  expect(ids).toHaveLength(addresses.length);
  expect(new Set(ids).size).toBe(addresses.length);
  const doubles = accepted.length - addresses.length;
  expect(doubles).toBeGreaterThanOrEqual(2);
  expect(doubles).toBeLessThanOrEqual(10);
}
