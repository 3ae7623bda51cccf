import type { ListQuery } from '#contract/schemas/list-query.ts';

type Listed = { id: string };

/**
 * The part of a list that is asked for, the list itself if that is all of it, and the cursor at which the next one begins;
 * none after the last. A cursor names the last item sent and how many there were up to it: an item that has moved meanwhile
 * is found again, and where it has left the list, what stands in its place is sent next.
 */
export function listPart<Item extends Listed>(
  list: readonly Item[],
  { limit = list.length, cursor }: ListQuery,
): { items: readonly Item[]; next: string | undefined } {
  const start = cursor === undefined ? 0 : startAfter(list, cursor);
  const end = start + limit;
  const items = start === 0 && end >= list.length ? list : list.slice(start, end);
  const last = items.at(-1);
  return { items, next: last && end < list.length ? `${end}.${last.id}` : undefined };
}

function startAfter(list: readonly Listed[], cursor: string): number {
  const dot = cursor.indexOf('.');
  const id = cursor.slice(dot + 1);
  const index = list.findIndex((item) => item.id === id);
  return index === -1 ? Math.max(0, Number(cursor.slice(0, dot)) - 1) : index + 1;
}
