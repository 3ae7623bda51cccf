/** From this share on, but short of all, it is “nearly all”. */
const nearlyAll = 0.9;
/** From this number on, up to half, it is “several”; fewer are counted out. */
const several = 3;

/**
 * How many of a whole, in words that mean the same wherever they stand: `all`, `nearly all` (nine in ten or more), `most`
 * (more than half), `several` (three or more, up to half), `two`, `one` (also of one), `none`.
 */
export function quantityWord(count: number, total: number): string {
  if (count === 0) return 'none';
  if (count === 1) return 'one';
  if (count === total) return 'all';
  if (count / total >= nearlyAll) return 'nearly all';
  if (count / total > 0.5) return 'most';
  return count >= several ? 'several' : 'two';
}
