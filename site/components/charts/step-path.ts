import type { Pence } from '#contract/rules/money.ts';
import { position, positionFromTop, type Scale } from './scale.ts';

/** An amount during a period; times in milliseconds since 1970. */
export type Step = { from: number; until: number; pence: Pence };

/** The SVG path of amounts over time, in a box of 100 by 100; gaps between two steps are not drawn. */
export function stepPath(steps: readonly Step[], times: Scale, amounts: Scale): string {
  return steps
    .map(({ from, until, pence }, index) => {
      const y = positionFromTop(pence, amounts);
      const isJoined = index > 0 && steps[index - 1]?.until === from;
      return `${isJoined ? 'V' : `M${position(from, times)} `}${y}H${position(until, times)}`;
    })
    .join('');
}
