import { formatPrice, toPence, type Pence } from '#contract/rules/money.ts';

type Props = {
  /** Oldest first, as decimal strings; null is a gap. */
  prices: readonly (string | null)[] | undefined;
};

const width = 72;
const height = 20;

/** The prices of a year as a small line, in words for people who cannot see it; renders nothing without a past. */
export function PriceLine({ prices }: Props) {
  const amounts = (prices ?? []).map(toPence);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < 2) return <span className="secondary">No history</span>;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const text =
    lowest === highest
      ? `Always ${formatPrice(lowest)}`
      : `From ${formatPrice(lowest)} to ${formatPrice(highest)}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${text} in 12 months`}>
      <path d={lineThrough(amounts, { lowest, highest })} />
    </svg>
  );
}

/** A path through the amounts that are known; a gap begins a new part. */
function lineThrough(
  amounts: readonly (Pence | null)[],
  { lowest, highest }: { lowest: Pence; highest: Pence },
): string {
  const step = width / (amounts.length - 1);
  const scale = (height - 4) / Math.max(1, highest - lowest);
  let isDrawing = false;
  return amounts
    .map((amount, index) => {
      if (amount === null) {
        isDrawing = false;
        return '';
      }
      const y = lowest === highest ? height / 2 : 2 + (highest - amount) * scale;
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${command}${Math.round(index * step)} ${Math.round(y)}`;
    })
    .join('');
}
