import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';

type Call = { name: unknown; args: unknown };
type Form = {
  returnLockStatus?: unknown;
  collectionSlug?: CollectionSlug;
  globalSlug?: string;
  id?: string;
};

/**
 * Accepts a call of a server function unless it locks what the account may not change: the function for forms writes locks
 * past access control and hooks.
 * @throws Error for a document, or a global, that is not for the account to change.
 */
export async function checkLocking(
  payload: Payload,
  { name, args }: Call,
  user: TypedUser | null,
): Promise<void> {
  const { returnLockStatus, collectionSlug, globalSlug, id } = (args ?? {}) as Form;
  if (name !== 'form-state' || !returnLockStatus) return;
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  // A document that is not stored yet has no id, and is not locked.
  const isRefused =
    (collectionSlug && id && !(await mayChange(req, collectionSlug, id))) ||
    (globalSlug && !(await mayChangeGlobal(req, globalSlug)));
  if (isRefused) throw new Error('Your account may not do this.');
}

async function mayChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { config, count } = req.payload;
  const access = await config.collections
    .find(({ slug }) => slug === collection)
    ?.access.update({ req, id });
  if (typeof access !== 'object') return access === true;
  const where = { and: [access, { id: { equals: id } }] };
  const { totalDocs } = await count({ collection, where, overrideAccess: true });
  return totalDocs > 0;
}

async function mayChangeGlobal(req: PayloadRequest, global: string): Promise<boolean> {
  const { globals } = req.payload.config;
  return (await globals.find(({ slug }) => slug === global)?.access.update({ req })) === true;
}
