import type { Payload } from 'payload';

/**
 * A change of public documents; a global counts as a collection of one. Changes to what the catalogue does not hold
 * (reviews, corrections) outdate answers read from the database.
 */
export type Change = { collection: string; ids: readonly string[] };

/** Called with each change. */
export type ChangeListener = (change: Change) => Promise<void>;

const listeners = new WeakMap<Payload, Set<ChangeListener>>();

/** Calls `listener` with every change from now on; returns a function that stops it. */
export function onChange(payload: Payload, listener: ChangeListener): () => void {
  const ofPayload = listeners.get(payload) ?? new Set();
  listeners.set(payload, ofPayload.add(listener));
  return () => ofPayload.delete(listener);
}

/** Calls all listeners and waits for them, so that the change is on the site when the save returns. */
export async function announceChange(payload: Payload, change: Change): Promise<void> {
  await Promise.all([...(listeners.get(payload) ?? [])].map((listener) => listener(change)));
}
