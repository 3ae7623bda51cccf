import type { Payload } from 'payload';

/** The name of an account; undefined if it is gone. */
export async function readEditorName(payload: Payload, id: string): Promise<string | undefined> {
  const account = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    overrideAccess: true,
  });
  return account?.name;
}
