/** A number with its thing: `1 review`, `2,847 reviews`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}
