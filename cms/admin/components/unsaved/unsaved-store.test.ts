import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllUnsaved, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved-store.ts';

const place = { account: 'edith', document: 'guides/1' };
const unsaved = { typedAt: '2026-11-20T10:00:00.000Z', values: { title: 'What I typed' } };
const soon = new Date('2026-11-20T11:00:00.000Z');

let kept: Map<string, string>;
const store = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept = new Map([['theme', 'dark']]);
  keepUnsaved(store, place, unsaved);
});

describe('what was typed and not saved', () => {
  it('is there when the form opens again', () => {
    expect(readUnsaved(store, place, soon)).toEqual(unsaved);
  });

  it('is neither another account’s nor another document’s', () => {
    expect(readUnsaved(store, { ...place, account: 'clara' }, soon)).toBeUndefined();
    expect(readUnsaved(store, { ...place, document: 'guides/2' }, soon)).toBeUndefined();
  });

  it('is forgotten once it is saved, and after 30 days', () => {
    expect(readUnsaved(store, place, new Date('2026-12-21T10:00:00.000Z'))).toBeUndefined();
    expect(kept.size).toBe(1);
    keepUnsaved(store, place, unsaved);
    forgetUnsaved(store, place);
    expect(readUnsaved(store, place, soon)).toBeUndefined();
  });

  it('is forgotten by signing out, and nothing else is', () => {
    keepUnsaved(store, { ...place, document: 'home' }, unsaved);
    forgetAllUnsaved(store);
    expect([...kept.keys()]).toEqual(['theme']);
  });

  it('is nothing if the browser holds something else there, or takes no more', () => {
    kept.set('unsaved:edith:guides/1', '{');
    expect(readUnsaved(store, place, soon)).toBeUndefined();
    const full = {
      ...store,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => keepUnsaved(full, place, unsaved)).not.toThrow();
  });
});
