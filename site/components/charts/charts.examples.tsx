import type { Examples } from '../examples/examples.ts';
import { DivergingChart } from './diverging-chart.tsx';
import { DotChart } from './dot-chart.tsx';
import { RangeChart } from './range-chart.tsx';

export const examples: Examples = {
  'price ranges': (
    <RangeChart
      title="Monthly price by medication"
      legend="Each bar runs from the lowest to the highest price."
      groups={[
        {
          name: 'Online',
          ranges: [
            {
              label: 'Mounjaro',
              theme: 'purple',
              lowest: 12_900,
              highest: 31_900,
              average: 19_000,
            },
            { label: 'Wegovy', theme: 'blue', lowest: 9900, highest: 32_900 },
          ],
        },
      ]}
    />
  ),
  'changes as dots': (
    <DotChart
      title="Price changes"
      legend="Each dot is a price."
      groups={[
        {
          name: 'Mounjaro',
          changes: [
            { direction: 'decrease', changePercentage: -5 },
            { direction: 'decrease', changePercentage: -5 },
            { direction: 'increase', changePercentage: 0.4 },
            { direction: 'increase', changePercentage: 10 },
          ],
        },
      ]}
    />
  ),
  'changes as two bars': (
    <DivergingChart
      title="Changes by dose"
      max={4}
      rows={[
        { label: '2.5mg', decreases: 1, increases: 4 },
        { label: '5mg', decreases: 0, increases: 2 },
      ]}
    />
  ),
};
