import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { formatPrice } from '#contract/rules/money.ts';
import {
  frameOf,
  monthMarks,
  pathOf,
  priceMarks,
  spread,
  xOf,
  yOf,
  type Line,
} from './step-chart.ts';

type Props = {
  /** What the chart shows, in words. */
  title: string;
  lines: Line[];
  now: Date;
};

const size = { width: 820, height: 260 };
const labelGap = 16;
/** Lines are told apart by their dashes and by the dose at their end. */
const dashes = ['', '8 4', '2 4', '12 4 2 4', '4 2', '16 6', '1 3'];

/** Prices over time, a step line for each dose; the table beside it has the same figures. */
export function PriceChart({ title, lines, now }: Props) {
  const frame = frameOf(lines, now.getTime(), size);
  const labels = spread(
    lines.map(({ steps }) => yOf(steps.at(-1)?.pence ?? 0, frame)),
    labelGap,
  );
  return (
    <svg
      className="price-chart"
      viewBox={`-56 -12 ${size.width + 56 + 96} ${size.height + 44}`}
      role="img"
      aria-label={`${title}, from ${formatDate(new Date(frame.from).toISOString())} until today. The table has the figures.`}
    >
      {priceMarks(frame).map((pence) => (
        <g key={pence} className="price-chart__mark">
          <line x1="0" x2={size.width} y1={yOf(pence, frame)} y2={yOf(pence, frame)} />
          <text x="-8" y={yOf(pence, frame) + 4} textAnchor="end">
            {formatPrice(pence)}
          </text>
        </g>
      ))}
      {monthMarks(frame).map((time) => (
        <g key={time} className="price-chart__mark">
          <line x1={xOf(time, frame)} x2={xOf(time, frame)} y1={size.height} y2={size.height + 6} />
          <text x={xOf(time, frame)} y={size.height + 22} textAnchor="middle">
            {formatMonth(new Date(time).toISOString())}
          </text>
        </g>
      ))}
      {lines.map((line, index) => (
        <g key={line.name} className="price-chart__line">
          <path d={pathOf(line, frame)} strokeDasharray={dashes[index % dashes.length]} />
          <text x={size.width + 8} y={(labels[index] ?? 0) + 4}>
            {line.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
