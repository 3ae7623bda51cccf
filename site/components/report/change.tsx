import type { PriceDirection } from '../../../contract/rules/price-change.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

type Props = { direction: PriceDirection; children: string };

/** A change in a report: an increase red with a plus, a decrease green (specification, section 4), and both in words. */
export function Change({ direction, children }: Props) {
  const { icon, colour, word } = looks[direction];
  return (
    <span className={`font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} className="mr-1 inline size-4 align-[-0.125em]" />
      <span className="sr-only">{word} </span>
      {children}
    </span>
  );
}

/** Which way a signed number goes. */
export function directionOf(change: number): PriceDirection {
  if (change > 0) return 'increase';
  return change < 0 ? 'decrease' : 'same';
}

const looks: Record<PriceDirection, { icon: IconName; colour: string; word: string }> = {
  increase: { icon: 'up', colour: 'text-up', word: 'Increase' },
  decrease: { icon: 'down', colour: 'text-down', word: 'Decrease' },
  same: { icon: 'same', colour: 'text-muted', word: 'Unchanged' },
};
