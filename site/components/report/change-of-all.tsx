import type { FigureScope } from '#contract/rules/figures.ts';
import { directionOf } from '#contract/rules/price-change.ts';
import { formatSignedPercentage } from '#contract/rules/signed-figures.ts';
import { Change } from './change.tsx';
import { Figure } from './figures.tsx';

type Props = {
  scope: FigureScope;
  /** In per cent. */
  change: number;
  isEdited: boolean;
};

/** How all prices of a provider or dose changed together. */
export function ChangeOfAll({ scope, change, isEdited }: Props) {
  return (
    <Figure name="change-of-all" scope={scope} isEdited={isEdited}>
      <Change direction={directionOf(change)}>{formatSignedPercentage(change)}</Change>
    </Figure>
  );
}
