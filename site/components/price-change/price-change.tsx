import {
  priceChangeInBrief,
  priceChangeText,
  type PriceDifference,
  type PriceDirection,
} from '#contract/rules/price-change.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

/** The price change in the last month as arrow, colour and text, with the full sentence as tooltip. */
export function PriceChange({ difference }: { difference: PriceDifference }) {
  const text = priceChangeText(difference);
  const { icon, colour } = looks[difference.change];
  return (
    <Tooltip text={text} className={`price-change ${colour}`}>
      <Icon name={icon} />
      <span aria-hidden="true">{priceChangeInBrief(difference)}</span>
      <span className="sr-only">{text}</span>
    </Tooltip>
  );
}

const looks: Record<PriceDirection, { icon: IconName; colour: string }> = {
  increase: { icon: 'up', colour: 'text-up' },
  decrease: { icon: 'down', colour: 'text-down' },
  same: { icon: 'same', colour: 'text-muted' },
};
