import { formatPrice, type Pence } from '#contract/rules/money.ts';
import { Axis } from './axis.tsx';
import { Chart } from './chart.tsx';
import { GridLines } from './grid-lines.tsx';
import { marks, position, scaleOf, type Scale } from './scale.ts';

/** An amount that held for some time; times in milliseconds since 1970. */
export type Step = { from: number; until: number; pence: Pence };

export type HistoryLine = {
  name: string;
  look: 'strong' | 'light' | 'dashed';
  /** In order; where two do not touch, nothing is drawn between them. */
  steps: readonly Step[];
};

type Props = {
  title: string;
  legend?: string;
  from: number;
  until: number;
  lines: readonly HistoryLine[];
};

const height = 160;
/** In per cent of the width. */
const nearEdge = 7;

/** Amounts over time, as lines that go up and down in steps, with gaps where nothing is known. */
export function HistoryChart({ title, legend, from, until, lines }: Props) {
  const amounts = lines.flatMap(({ steps }) => steps.map(({ pence }) => pence));
  if (amounts.length === 0) return null;
  const amountScale = scaleOf(amounts, 1000);
  const timeScale = { from, to: until };
  const months = monthStarts(from, until);
  const amountMarks = marks(amountScale, markStep(amountScale));
  return (
    <Chart title={title} legend={legend}>
      <Legend lines={lines} />
      <svg width="100%" height={height} className="mt-2 block overflow-visible">
        <GridLines scale={timeScale} values={months} />
        {amountMarks.map((pence) => (
          <AmountLine key={pence} pence={pence} scale={amountScale} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          {lines.map(({ name, look, steps }) => (
            <path
              key={name}
              d={pathOf(steps, timeScale, amountScale)}
              vectorEffect="non-scaling-stroke"
              className={looks[look]}
            />
          ))}
        </svg>
        {amountMarks.map((pence) => (
          <AmountName key={pence} pence={pence} scale={amountScale} />
        ))}
      </svg>
      <Axis scale={timeScale} values={labelled(months, timeScale)} format={formatMonthShort} />
    </Chart>
  );
}

const looks = {
  strong: 'fill-none stroke-theme stroke-3',
  light: 'fill-none stroke-line-strong stroke-2',
  dashed: 'fill-none stroke-muted stroke-2 [stroke-dasharray:6_4]',
};

/** Which line is which, in words and in the look of each. */
function Legend({ lines }: Pick<Props, 'lines'>) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pb-3 text-sm">
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

type AmountMark = { pence: Pence; scale: Scale };

function AmountLine({ pence, scale }: AmountMark) {
  const y = `${100 - position(pence, scale)}%`;
  return <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
}

/** Stands before the lines, with a rim of paper, so that it can be read where one of them passes. */
function AmountName({ pence, scale }: AmountMark) {
  const y = `${100 - position(pence, scale)}%`;
  return (
    <text
      x="2"
      y={y}
      dy="-4"
      className="fill-muted stroke-paper stroke-4 text-sm [paint-order:stroke]"
    >
      {formatPrice(pence)}
    </text>
  );
}

function pathOf(steps: readonly Step[], times: Scale, amounts: Scale): string {
  return steps
    .map(({ from, until, pence }, index) => {
      const y = 100 - position(pence, amounts);
      const isJoined = index > 0 && steps[index - 1]?.until === from;
      return `${isJoined ? 'V' : `M${position(from, times)} `}${y}H${position(until, times)}`;
    })
    .join('');
}

/** At most about five lines, at whole tens of pounds. */
function markStep({ from, to }: Scale): Pence {
  return Math.max(1, Math.ceil((to - from) / 5 / 1000)) * 1000;
}

/** The first of each month in a stretch of time. */
function monthStarts(from: number, until: number): number[] {
  const start = new Date(from);
  const starts = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const time = Date.UTC(start.getUTCFullYear(), month, 1);
    if (time > until) return starts;
    starts.push(time);
  }
}

/** No more than six of the months are named, and none so near an edge that its name would not fit on a phone. */
function labelled(months: readonly number[], scale: Scale): number[] {
  const inside = months.filter((month) => {
    const place = position(month, scale);
    return place > nearEdge && place < 100 - nearEdge;
  });
  const every = Math.ceil(inside.length / 6);
  return inside.filter((_, index) => index % every === 0);
}

const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

function formatMonthShort(time: number): string {
  return monthAndYear.format(new Date(time));
}
