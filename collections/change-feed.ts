import type { Payload } from 'payload';

/** Is told the slug of the collection or global in which something that visitors see has changed. */
export type ChangeListener = (slug: string) => Promise<void>;

const listeners = new WeakMap<Payload, Set<ChangeListener>>();

/** Tells `listener` of every change from now on; returns how to stop. */
export function onChange(payload: Payload, listener: ChangeListener): () => void {
  const ofPayload = listeners.get(payload) ?? new Set();
  listeners.set(payload, ofPayload.add(listener));
  return () => ofPayload.delete(listener);
}

/** Tells all listeners and waits for them, so that the change is on the site when the save returns. */
export async function announceChange(payload: Payload, slug: string): Promise<void> {
  await Promise.all([...(listeners.get(payload) ?? [])].map((listener) => listener(slug)));
}
