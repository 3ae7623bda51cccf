import type { ListQuery } from '#contract/schemas/list-query.ts';

type Listed = { id: string };

/**
 * The part of a list that is asked for, the list itself if that is all of it, and the cursor at which the next one begins;
 * none after the last. A cursor names how many items there were up to the last one sent, that one and the one before it. The
 * next part begins after whichever of the two has moved less: the other may have got another place in the order, or have
 * left the list.
 */
export function listPart<Item extends Listed>(
  list: readonly Item[],
  { limit = list.length, cursor }: ListQuery,
): { items: readonly Item[]; next: string | undefined } {
  const start = cursor === undefined ? 0 : startAfter(list, cursor);
  const end = start + limit;
  const items = start === 0 && end >= list.length ? list : list.slice(start, end);
  return { items, next: end < list.length ? cursorAt(list, end) : undefined };
}

function cursorAt(list: readonly Listed[], end: number): string {
  const lastIds = [list[end - 1], list[end - 2]].flatMap((item) => item?.id ?? []);
  return [end, ...lastIds].join('.');
}

function startAfter(list: readonly Listed[], cursor: string): number {
  const [end = '', ...lastIds] = cursor.split('.');
  const [after] = lastIds
    .map((id, before) => {
      const index = list.findIndex((item) => item.id === id);
      return { index, moved: Math.abs(index - (Number(end) - 1 - before)) };
    })
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.moved - b.moved);
  return after ? after.index + 1 : Math.max(0, Number(end) - lastIds.length);
}
