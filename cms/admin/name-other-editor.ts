import type { Payload } from 'payload';
import { deskOf } from './components/desk.ts';

type Answer = { lockedState?: { user?: unknown } } | undefined;

/** Adds the name of whoever else is editing to what the admin's form is told. */
export async function nameOtherEditor(payload: Payload, answer: unknown): Promise<unknown> {
  const lock = (answer as Answer)?.lockedState;
  if (typeof lock?.user !== 'string') return answer;
  const name = await deskOf(payload).readEditorName(payload, lock.user);
  return { ...(answer as object), lockedState: { ...lock, user: { id: lock.user, name } } };
}
