import type { PriceDirection } from '#contract/rules/price-change.ts';
import { formatSignedPercentage } from '#contract/rules/signed-figures.ts';
import { Icon } from '../icon/icon.tsx';
import { Axis } from './axis.tsx';
import { Chart } from './chart.tsx';
import { GridLines } from './grid-lines.tsx';
import { marks, position, type Scale } from './scale.ts';

/** A change in per cent, with its sign, and its direction, which a percentage that is rounded to 0 does not say. */
export type DotChange = { changePercentage: number; direction: PriceDirection };

type Props = {
  title: string;
  legend: string;
  groups: readonly { name: string; changes: readonly DotChange[] }[];
};

/** A dot plot of percentage changes in groups, stacking dots of the same whole percentage. */
export function DotChart({ title, legend, groups }: Props) {
  const scale = scaleAround(
    groups.flatMap(({ changes }) => changes.map(({ changePercentage }) => changePercentage)),
  );
  const values = marks(scale, 5);
  return (
    <Chart title={title} legend={legend} className="max-w-3xl">
      <p className="flex flex-wrap justify-between gap-4 border-t pt-3 text-sm font-semibold">
        <span className="flex items-center gap-1 text-down">
          <Icon name="down" />
          Decreases
        </span>
        <span className="flex items-center gap-1 text-up">
          Increases
          <Icon name="up" />
        </span>
      </p>
      {groups.map((group) => (
        <div key={group.name} className="break-inside-avoid">
          <p className="pt-2 text-sm font-semibold">{group.name}</p>
          <Dots changes={group.changes} scale={scale} lines={values} />
        </div>
      ))}
      <Axis scale={scale} values={values} format={(value) => formatSignedPercentage(value, 0)} />
    </Chart>
  );
}

/** Zero in the middle, with room for the largest change on either side. */
function scaleAround(values: readonly number[]): Scale {
  const max = Math.ceil(Math.max(...values.map(Math.abs))) + 1;
  return { from: -max, to: max };
}

const radius = 4;
const step = 9;

type DotsProps = { changes: readonly DotChange[]; scale: Scale; lines: readonly number[] };

function Dots({ changes, scale, lines }: DotsProps) {
  const dots = stack(changes);
  const height = Math.max(...dots.map(({ level }) => level), 2) * step + step;
  return (
    <svg width="100%" height={height} className="block">
      <GridLines scale={scale} values={lines} />
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-line-strong" />
      {dots.map(({ column, level }) => (
        <circle
          key={`${column} ${level}`}
          cx={`${position(column, scale)}%`}
          cy={height - 1 - radius - level * step}
          r={radius}
          className={column > 0 ? 'fill-up' : 'fill-down'}
        />
      ))}
    </svg>
  );
}

/** The dots of a group: each one's whole percentage and how many dots are below it. */
function stack(changes: readonly DotChange[]): { column: number; level: number }[] {
  const levels = new Map<number, number>();
  return changes.map((change) => {
    const column = awayFromZero(change);
    const level = levels.get(column) ?? 0;
    levels.set(column, level + 1);
    return { column, level };
  });
}

/** Rounds away from zero, so that no change appears as zero. */
function awayFromZero({ changePercentage, direction }: DotChange): number {
  return Math.round(changePercentage) || signs[direction];
}

const signs = { increase: 1, decrease: -1, same: 0 } satisfies Record<PriceDirection, number>;
