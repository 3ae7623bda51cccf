// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Store from './choice-store.ts';

const providers = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: `Provider ${slug}` }));

/** As on a newly loaded page. */
async function load(): Promise<typeof Store> {
  vi.resetModules();
  return import('./choice-store.ts');
}

const slugs = ({ readChoice }: typeof Store) => readChoice().providers.map(({ slug }) => slug);

beforeEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('keeps the chosen providers from page to page', async () => {
  const store = await load();
  expect(store.addProvider(providers[0]!)).toBe(true);
  store.addProvider(providers[1]!);
  store.addProvider(providers[1]!);
  const later = await load();
  expect(slugs(later)).toEqual(['a', 'b']);
  later.removeProvider(providers[0]!);
  expect(slugs(later)).toEqual(['b']);
  later.clearChoice();
  expect(slugs(await load())).toEqual([]);
});

it('leaves nothing in the browser once the last provider is removed, or all are', async () => {
  const store = await load();
  store.addProvider(providers[0]!);
  store.removeProvider(providers[0]!);
  expect(window.localStorage.length).toBe(0);
  store.addProvider(providers[1]!);
  store.clearChoice();
  expect(window.localStorage.length).toBe(0);
});

it('takes four, and says why it does not take a fifth', async () => {
  const store = await load();
  expect(providers.map(store.addProvider)).toEqual([true, true, true, true, false]);
  expect(slugs(store)).toEqual(['a', 'b', 'c', 'd']);
  expect(store.readChoice()).toMatchObject({
    announcement: 'Provider e was not added: 4 providers are the most. Remove one first.',
    isRefusal: true,
  });
  store.removeProvider(providers[0]!);
  expect(store.readChoice().isRefusal).toBe(false);
});

it('works until the page is left where the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const store = await load();
  store.addProvider(providers[0]!);
  expect(slugs(store)).toEqual(['a']);
});

it.each(['', '{', '7', '[{"slug":1,"name":"x"},null]'])('reads %j as nothing', async (text) => {
  window.localStorage.setItem('side-by-side', text);
  expect(slugs(await load())).toEqual([]);
});

it('follows a change in another tab', async () => {
  const store = await load();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  const newValue = JSON.stringify([providers[2]]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'side-by-side', newValue }));
  expect(listener).toHaveBeenCalledOnce();
  expect(slugs(store)).toEqual(['c']);
  stop();
});
