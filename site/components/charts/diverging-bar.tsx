type Props = {
  /** The length of the left half, in green. */
  decrease: number;
  /** The length of the right half, in red. */
  increase: number;
  /** The value that would fill a half. */
  max: number;
  className?: string;
};

/** A bar that extends from the middle to the left for decreases and to the right for increases. */
export function DivergingBar({ decrease, increase, max, className = '' }: Props) {
  const left = half(decrease, max);
  const right = half(increase, max);
  return (
    <svg width="100%" height="24" className={`block ${className}`} aria-hidden="true">
      <rect x={`${50 - left}%`} width={`${left}%`} y="6" height="12" className="fill-down" />
      <rect x="50%" width={`${right}%`} y="6" height="12" className="fill-up" />
      <line x1="50%" x2="50%" y1="0" y2="24" className="stroke-line-strong" />
    </svg>
  );
}

function half(value: number, max: number): number {
  return max === 0 ? 0 : Math.round((value / max) * 5000) / 100;
}
