import { describe, expect, it } from 'vitest';
import { listPart } from './list-part.ts';

const listOf = (ids: string) => ids.split('').map((id) => ({ id }));
const list = listOf('abcde');
const idsOf = ({ items }: ReturnType<typeof listPart>) => items.map(({ id }) => id).join('');

describe('a part of a list', () => {
  it('begins after the item that the cursor names, wherever that is now', () => {
    const { next } = listPart(list, { limit: 2 });
    expect(idsOf(listPart([{ id: 'new' }, ...list], { limit: 2, cursor: next }))).toBe('cd');
  });

  it('begins where the item was that has left the list', () => {
    const { next } = listPart(list, { limit: 2 });
    const shorter = list.filter(({ id }) => id !== 'b');
    expect(idsOf(listPart(shorter, { limit: 2, cursor: next }))).toBe('cd');
  });

  it.each([
    ['the last item sent', 'acdeb'],
    ['the one before it', 'bcdea'],
  ])('begins where it would have, although %s has got a place at the end', (_which, order) => {
    const { next } = listPart(list, { limit: 2 });
    expect(idsOf(listPart(listOf(order), { limit: 2, cursor: next }))).toBe('cd');
  });

  it('begins where it would have, although the last item sent has got a place at the beginning', () => {
    const { next } = listPart(list, { limit: 3 });
    expect(idsOf(listPart(listOf('cabde'), { limit: 2, cursor: next }))).toBe('de');
  });

  it('is empty after the end, and leads nowhere', () => {
    expect(listPart(list, { limit: 2, cursor: '99.gone.too' })).toEqual({
      items: [],
      next: undefined,
    });
  });

  it('that ends with the list leads nowhere', () => {
    expect(listPart(list, { limit: 5 }).next).toBeUndefined();
    expect(listPart(list, { limit: 4 }).next).toBe('4.d.c');
  });
});
