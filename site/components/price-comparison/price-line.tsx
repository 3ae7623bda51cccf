import { formatPrice, toPence, type Pence } from '#contract/rules/money.ts';

type Props = {
  /** Oldest first, as decimal strings; null is a gap. Left out while they are not known. */
  prices: readonly (string | null)[] | undefined;
};

/** In pixels, as in comparison-table.css. */
const width = 72;
const height = 20;

/**
 * The prices of a year as a small line, and in words for whoever cannot see it: between which prices it was, and on how many
 * dates that is known; comparison-table.css says of how many.
 */
export function PriceLine({ prices }: Props) {
  if (!prices) return null;
  const amounts = prices.map(toPence);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < 2) return <span className="secondary">No history</span>;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const range = [...new Set([lowest, highest])].map(formatPrice).join(' to ');
  return (
    <>
      <i>{`${range} on ${known.length}`}</i>
      <svg role="none">
        <path d={lineThrough(amounts, { lowest, highest })} />
      </svg>
    </>
  );
}

/** A path through the amounts that are known; a gap begins a new part. */
function lineThrough(
  amounts: readonly (Pence | null)[],
  { lowest, highest }: { lowest: Pence; highest: Pence },
): string {
  const step = width / (amounts.length - 1);
  const scale = (height - 4) / Math.max(1, highest - lowest);
  const points = amounts.map((amount, index) => {
    if (amount === null) return null;
    const y = lowest === highest ? height / 2 : 2 + (highest - amount) * scale;
    return { x: Math.round(index * step), y: Math.round(y) };
  });
  let last: Point | null = null;
  let path = '';
  for (const [index, point] of points.entries()) {
    // What lies on the way from the last to the next says nothing.
    if (point && point.y === last?.y && point.y === points[index + 1]?.y) continue;
    if (point) path += last ? stepTo(point, last) : `M${point.x} ${point.y}`;
    last = point;
  }
  return path;
}

type Point = { x: number; y: number };

/** From one point to the next, in as few characters as it can be said: a minus sign separates like a space. */
function stepTo({ x, y }: Point, from: Point): string {
  const [dx, dy] = [x - from.x, y - from.y];
  return dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
}
