type Props = {
  /** How far the bar goes to the left, in green. */
  decrease: number;
  /** How far it goes to the right, in red. */
  increase: number;
  /** What would fill a half. */
  most: number;
  className?: string;
};

/** A bar that goes from the middle to the left for decreases and to the right for increases. */
export function DivergingBar({ decrease, increase, most, className = '' }: Props) {
  const left = half(decrease, most);
  const right = half(increase, most);
  return (
    <svg width="100%" height="24" className={`block ${className}`} aria-hidden="true">
      <rect x={`${50 - left}%`} width={`${left}%`} y="6" height="12" className="fill-down" />
      <rect x="50%" width={`${right}%`} y="6" height="12" className="fill-up" />
      <line x1="50%" x2="50%" y1="0" y2="24" className="stroke-line-strong" />
    </svg>
  );
}

function half(value: number, most: number): number {
  return Math.round((value / most) * 5000) / 100;
}
