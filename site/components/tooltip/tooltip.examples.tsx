import type { Examples } from '../examples/examples.ts';
import { Tooltip } from './tooltip.tsx';

export const examples: Examples = {
  'an explanation': (
    <Tooltip text="Price increased by 10%">
      10%<span className="sr-only"> Price increased by 10%</span>
    </Tooltip>
  ),
};
