import { formatPrice, type Pence } from '#contract/rules/money.ts';
import { Axis } from './axis.tsx';
import { Chart } from './chart.tsx';
import { GridLines } from './grid-lines.tsx';
import { marks, position, scaleOf, type Scale } from './scale.ts';

export type PriceRange = {
  label: string;
  /** The brand's colour theme. */
  theme: string;
  lowest: Pence;
  highest: Pence;
  /** Marked on the bar if known. */
  average?: Pence;
};

type Props = {
  title: string;
  legend: string;
  groups: readonly { name: string; ranges: readonly PriceRange[] }[];
};

/** Price ranges as bars on a common scale, in groups. */
export function RangeChart({ title, legend, groups }: Props) {
  const all = groups.flatMap(({ ranges }) => ranges);
  const scale = scaleOf(
    all.flatMap(({ lowest, highest }) => [lowest, highest]),
    5000,
  );
  return (
    <Chart title={title} legend={legend}>
      {groups.map(({ name, ranges }) => (
        <div key={name} className="break-inside-avoid">
          <p className="border-t pt-3 pb-1 font-semibold">{name}</p>
          {ranges.map((range) => (
            <Row key={range.label} range={range} scale={scale} />
          ))}
        </div>
      ))}
      <div className={columns}>
        <div className="sm:col-start-2">
          <Axis scale={scale} values={marks(scale, 10000)} format={formatPrice} />
        </div>
      </div>
    </Chart>
  );
}

/** On small screens the text is above the bar. */
const columns = 'gap-x-4 sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)_10rem]';

function Row({ range, scale }: { range: PriceRange; scale: Scale }) {
  const { label, theme, lowest, highest } = range;
  return (
    <div
      data-theme={theme}
      className={`${columns} flex flex-wrap items-center justify-between text-sm`}
    >
      <span>{label}</span>
      <span className="font-semibold whitespace-nowrap sm:order-last sm:text-right">
        {formatPrice(lowest)} to {formatPrice(highest)}
      </span>
      <span className="w-full">
        <Bar range={range} scale={scale} />
      </span>
    </div>
  );
}

function Bar({ range: { lowest, highest, average }, scale }: { range: PriceRange; scale: Scale }) {
  const start = position(lowest, scale);
  const end = position(highest, scale);
  return (
    <svg width="100%" height="28" className="block">
      <GridLines scale={scale} values={marks(scale, 10000)} />
      <rect
        x={`${start}%`}
        width={`${end - start}%`}
        y="9"
        height="10"
        rx="2"
        className="fill-theme"
      />
      {average !== undefined && (
        <circle
          cx={`${position(average, scale)}%`}
          cy="14"
          r="7"
          strokeWidth="3"
          className="fill-surface stroke-theme"
        />
      )}
    </svg>
  );
}
