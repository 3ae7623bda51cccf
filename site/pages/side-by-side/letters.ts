/** What stands for all names that begin with none of the letters from A to Z. */
const other = 'other';

/** The letter to find a name by, without its accent. */
export function letterOf({ name }: { name: string }): string {
  const [first = ''] = name.normalize('NFD').toLowerCase();
  return /[a-z]/.test(first) ? first : other;
}

/** Whether a text stands for a letter to find names by. */
export function isLetter(text: string): boolean {
  return text === other || /^[a-z]$/.test(text);
}

/** A letter as it is shown. */
export function letterText(letter: string): string {
  return letter === other ? 'Other' : letter.toUpperCase();
}
