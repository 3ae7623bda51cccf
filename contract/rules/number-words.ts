import { formatCount } from './counted.ts';

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A whole number within a sentence: in words below ten (`none`, `four`), in digits from ten on (`11`, `1,204`). */
export function numberWord(count: number): string {
  return words[count] ?? formatCount(count);
}

/** A place in an order: `1st`, `2nd`, `3rd`, `11th`, `22nd`. */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${formatCount(place)}${ending ?? 'th'}`;
}
