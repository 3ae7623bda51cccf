import { formatShortMonth } from '#contract/rules/date.ts';
import { formatPrice, type Pence } from '#contract/rules/money.ts';
import { Axis } from './axis.tsx';
import { Chart } from './chart.tsx';
import { GridLines } from './grid-lines.tsx';
import { marks, position, positionFromTop, scaleOf, type Scale } from './scale.ts';
import { stepPath, type Step } from './step-path.ts';

export type HistoryLine = {
  name: string;
  look: 'strong' | 'light' | 'dashed';
  /** In order; gaps between two steps are not drawn. */
  steps: readonly Step[];
};

/** From one amount to another for some time. */
export type BandStep = Step & { toPence: Pence };

type Props = {
  title: string;
  legend?: string;
  from: number;
  until: number;
  lines: readonly HistoryLine[];
  /** What is filled behind the lines. */
  band?: readonly BandStep[];
};

const height = 160;

/** Amounts over time as step lines, with gaps where nothing is known. */
export function HistoryChart({ title, legend, from, until, lines, band = [] }: Props) {
  const amounts = lines.flatMap(({ steps }) => steps.map(({ pence }) => pence));
  if (amounts.length === 0) return null;
  const amountScale = scaleOf(amounts, 1000);
  const amountMarks = marks(amountScale, markStep(amountScale));
  const timeScale = { from, to: until };
  const months = monthStarts(from, until);
  return (
    <Chart title={title} legend={legend}>
      <Legend lines={lines} />
      <svg width="100%" height={height} className="mt-2 block overflow-visible">
        <GridLines scale={timeScale} values={months} />
        {amountMarks.map((pence) => (
          <AmountLine key={pence} pence={pence} scale={amountScale} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path d={areaOf(band, timeScale, amountScale)} className="fill-theme-tint" />
          {lines.map(({ name, look, steps }) => (
            <path
              key={name}
              d={stepPath(steps, timeScale, amountScale)}
              vectorEffect="non-scaling-stroke"
              className={looks[look]}
            />
          ))}
        </svg>
        {amountMarks.map((pence) => (
          <AmountLabel key={pence} pence={pence} scale={amountScale} />
        ))}
      </svg>
      <Axis
        scale={timeScale}
        values={labelled(months, timeScale)}
        format={(time) => formatShortMonth(new Date(time).toISOString())}
      />
    </Chart>
  );
}

const looks = {
  strong: 'fill-none stroke-theme stroke-3',
  light: 'fill-none stroke-line-strong stroke-2',
  dashed: 'fill-none stroke-muted stroke-2 [stroke-dasharray:6_4]',
};

/** The name and style of each line. */
function Legend({ lines }: Pick<Props, 'lines'>) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pb-6 text-sm">
      {lines.map(({ name, look }) => (
        <span key={name} className="flex items-center gap-2">
          <svg width="28" height="8" aria-hidden="true">
            <line x1="0" x2="28" y1="4" y2="4" className={looks[look]} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

type AmountProps = { pence: Pence; scale: Scale };

function AmountLine({ pence, scale }: AmountProps) {
  const y = `${positionFromTop(pence, scale)}%`;
  return <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
}

/** Drawn after the lines of the history, with an edge of paper around it: they may run behind it. */
function AmountLabel({ pence, scale }: AmountProps) {
  return (
    <text
      x="2"
      y={`${positionFromTop(pence, scale)}%`}
      dy="-4"
      className="fill-muted stroke-paper stroke-4 text-sm [paint-order:stroke]"
    >
      {formatPrice(pence)}
    </text>
  );
}

function areaOf(band: readonly BandStep[], times: Scale, amounts: Scale): string {
  return band
    .map(({ from, until, pence, toPence }) => {
      const [bottom, top] = [pence, toPence].map((amount) => positionFromTop(amount, amounts));
      return `M${position(from, times)} ${bottom}V${top}H${position(until, times)}V${bottom}z`;
    })
    .join('');
}

/** The interval of about five grid lines, in whole tens of pounds. */
function markStep({ from, to }: Scale): Pence {
  return Math.max(1, Math.ceil((to - from) / 5 / 1000)) * 1000;
}

/** The first of each month in a period. */
function monthStarts(from: number, until: number): number[] {
  const start = new Date(from);
  const starts = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const time = Date.UTC(start.getUTCFullYear(), month, 1);
    if (time > until) return starts;
    starts.push(time);
  }
}

const shortestMonth = 28 * 24 * 60 * 60 * 1000;

/** In per cent of the scale: on a phone, labels nearer to each other than this would meet. */
const labelDistance = 22;

/** Picks months to label, at equal steps, none so near to an end or to the next that its label would stick out or meet it. */
function labelled(months: readonly number[], scale: Scale): number[] {
  const inside = months.filter((month) => Math.abs(position(month, scale) - 50) < 41);
  const every = Math.ceil(labelDistance / position(scale.from + shortestMonth, scale));
  return inside.filter((_, index) => index % every === 0);
}
