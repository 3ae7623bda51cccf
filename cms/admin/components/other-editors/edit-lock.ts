/** Somebody else who is editing; the name is missing if their account is gone. */
export type OtherEditor = { id: string; name?: string };

/** Who is editing the document of the form. */
export type EditLock = {
  /** Which document it is. */
  document: string;
  /** Undefined while it is the person in front of the form. */
  other?: OtherEditor;
  /** Whether the person in front of the form held it before the other did. */
  isTakenOver: boolean;
};

type DocumentPlace = { id?: number | string; collectionSlug?: string; globalSlug?: string };

/** What a document, or a global, is called here. */
export function documentKey({ id, collectionSlug, globalSlug }: DocumentPlace): string {
  return globalSlug ?? `${collectionSlug}/${id}`;
}

/** The lock of a document after the server has said who holds it now. */
export function nextLock(
  before: EditLock | undefined,
  { document, other }: Pick<EditLock, 'document' | 'other'>,
): EditLock {
  if (!other || before?.document !== document) return { document, other, isTakenOver: false };
  if (before.other?.id === other.id) return before;
  return { document, other, isTakenOver: before.isTakenOver || before.other === undefined };
}

/** Reads the other editor from what the server says of a lock. */
export function readOther(user: unknown): OtherEditor {
  if (typeof user !== 'object' || user === null) return { id: String(user) };
  const { id, name } = user as { id: unknown; name?: unknown };
  return { id: String(id), name: typeof name === 'string' ? name : undefined };
}
