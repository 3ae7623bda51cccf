import type { Payload } from 'payload';

/** Documents of a collection that visitors see differently from now on; a global counts as its only document. */
export type Change = { collection: string; ids: readonly string[] };

/** Is told of each change. */
export type ChangeListener = (change: Change) => Promise<void>;

const listeners = new WeakMap<Payload, Set<ChangeListener>>();

/** Tells `listener` of every change from now on; returns how to stop. */
export function onChange(payload: Payload, listener: ChangeListener): () => void {
  const ofPayload = listeners.get(payload) ?? new Set();
  listeners.set(payload, ofPayload.add(listener));
  return () => ofPayload.delete(listener);
}

/** Tells all listeners and waits for them, so that the change is on the site when the save returns. */
export async function announceChange(payload: Payload, change: Change): Promise<void> {
  await Promise.all([...(listeners.get(payload) ?? [])].map((listener) => listener(change)));
}
