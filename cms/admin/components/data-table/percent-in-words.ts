/** The rise of a price in per cent, as in `▲ up 1.8%`; negative if it falls, 0 if it rounds to nothing. */
export function percentInWords(rise: number): string {
  if (rise === 0) return 'under 0.1%';
  return `${rise > 0 ? '▲ up' : '▼ down'} ${Math.abs(rise).toLocaleString('en-GB')}%`;
}
