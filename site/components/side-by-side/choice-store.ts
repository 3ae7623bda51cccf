import { maxSideBySide } from '#contract/rules/side-by-side.ts';

/** A provider that is to be seen beside others. */
export type ChosenProvider = { slug: string; name: string };

export type SideBySideChoice = {
  providers: readonly ChosenProvider[];
  /** What has just happened, for whoever cannot see it; empty at first. */
  announcement: string;
  /** Whether that is why a provider was not added, which everybody has to be told. */
  isRefusal: boolean;
};

const nothing: SideBySideChoice = { providers: [], announcement: '', isRefusal: false };
const key = 'side-by-side';
const listeners = new Set<() => void>();
let current: SideBySideChoice | null = null;

/** The choice in this browser; where it keeps nothing, in this window until the page is left. */
export function readChoice(): SideBySideChoice {
  current ??= { ...nothing, providers: parseProviders(stored()) };
  return current;
}

/** What the server, which knows of no choice, renders. */
export function noChoice(): SideBySideChoice {
  return nothing;
}

/** Calls back after each change, also in another tab; returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = { ...nothing, providers: parseProviders(event.newValue) };
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** Adds a provider, unless there are four already; returns whether it is now among them. */
export function addProvider(provider: ChosenProvider): boolean {
  const { providers } = readChoice();
  if (providers.some(({ slug }) => slug === provider.slug)) return true;
  if (providers.length >= maxSideBySide) {
    change({
      providers,
      announcement: `${provider.name} was not added: ${maxSideBySide} providers are the most. Remove one first.`,
      isRefusal: true,
    });
    return false;
  }
  const next = [...providers, provider];
  change({ providers: next, announcement: `${provider.name} added. ${chosenText(next.length)}.` });
  return true;
}

export function removeProvider({ slug, name }: ChosenProvider): void {
  const next = readChoice().providers.filter((each) => each.slug !== slug);
  change({ providers: next, announcement: `${name} removed. ${chosenText(next.length)}.` });
}

export function clearChoice(): void {
  change({ announcement: `${chosenText(0)}.` });
}

/** `2 of 4 chosen`. */
export function chosenText(count: number): string {
  return `${count} of ${maxSideBySide} chosen`;
}

/** Parses the stored providers; invalid content counts as none. */
function parseProviders(text: string | null): ChosenProvider[] {
  try {
    const providers: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(providers) ? providers.filter(isProvider).slice(0, maxSideBySide) : [];
  } catch {
    return [];
  }
}

function isProvider(value: unknown): value is ChosenProvider {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

function change(next: Partial<SideBySideChoice>): void {
  current = { ...nothing, ...next };
  const { providers } = current;
  try {
    // A browser that keeps something wakes every page at once.
    if (providers.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(providers));
  } catch {
    // Full or forbidden: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
