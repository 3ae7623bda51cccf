import type { PriceDirection } from '#contract/rules/price-change.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

type Props = { direction: PriceDirection; children: string };

/** A change in a report: increases red with a plus, decreases green (specification, section 4), both also in words. */
export function Change({ direction, children }: Props) {
  const { icon, word } = looks[direction];
  return (
    <span className={`change ${changeColours[direction]}`}>
      <Icon name={icon} />
      <span className="sr-only">{word} </span>
      {children}
    </span>
  );
}

/** The colours of price directions. */
export const changeColours: Record<PriceDirection, string> = {
  increase: 'text-up',
  decrease: 'text-down',
  same: 'text-muted',
};

const looks: Record<PriceDirection, { icon: IconName; word: string }> = {
  increase: { icon: 'up', word: 'Increase' },
  decrease: { icon: 'down', word: 'Decrease' },
  same: { icon: 'same', word: 'Unchanged' },
};
