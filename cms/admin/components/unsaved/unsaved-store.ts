/** What somebody has typed into a form and not saved. */
export type Unsaved = { typedAt: string; values: Record<string, unknown> };

/** Whose it is and of which form. */
export type Place = { account: string; document: string };

type Store = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const prefix = 'unsaved:';
const maxDays = 30;

/** Keeps what was typed in this browser; a browser that is full or forbids it keeps nothing. */
export function keepUnsaved(store: Store, place: Place, unsaved: Unsaved): void {
  try {
    store.setItem(keyOf(place), JSON.stringify(unsaved));
  } catch {
    // The form itself still has it.
  }
}

/** What was typed and not saved; undefined if there is nothing, or it is older than 30 days. */
export function readUnsaved(store: Store, place: Place, now: Date): Unsaved | undefined {
  const kept = parse(store.getItem(keyOf(place)));
  if (!kept) return undefined;
  const days = (now.getTime() - Date.parse(kept.typedAt)) / (24 * 60 * 60 * 1000);
  if (days <= maxDays) return kept;
  forgetUnsaved(store, place);
  return undefined;
}

export function forgetUnsaved(store: Store, place: Place): void {
  store.removeItem(keyOf(place));
}

/** Forgets what anybody has typed in this browser, as they sign out. */
export function forgetAllUnsaved(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key);
}

function keyOf({ account, document }: Place): string {
  return `${prefix}${account}:${document}`;
}

function parse(text: string | null): Unsaved | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Unsaved> | null;
    return kept?.typedAt && kept.values ? (kept as Unsaved) : undefined;
  } catch {
    return undefined;
  }
}
