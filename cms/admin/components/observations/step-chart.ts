/** A price from a time on, in pence and milliseconds. */
export type Step = { time: number; pence: number };

/** The prices of one dose, oldest first. */
export type Line = { name: string; steps: Step[] };

export type Frame = {
  from: number;
  to: number;
  minPence: number;
  maxPence: number;
  width: number;
  height: number;
};

const poundSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((pounds) => pounds * 100);
const largestStep = 100_000;
const maxMarks = 6;

/** The stretch of time and prices that holds all lines until `now`; prices begin and end at a full step. */
export function frameOf(
  lines: readonly Line[],
  now: number,
  size: Pick<Frame, 'height' | 'width'>,
): Frame {
  const steps = lines.flatMap((line) => line.steps);
  const pence = steps.map((step) => step.pence);
  const [lowest, highest] = [Math.min(...pence), Math.max(...pence)];
  const step = stepOf(highest - lowest);
  return {
    ...size,
    from: Math.min(...steps.map(({ time }) => time)),
    to: now,
    minPence: Math.max(0, Math.floor(lowest / step - 0.5) * step),
    maxPence: Math.ceil(highest / step + 0.5) * step,
  };
}

/** The path of a line, level until the price changes, to the end of the frame. */
export function pathOf({ steps }: Line, frame: Frame): string {
  const points = steps.map(({ time, pence }, index) => {
    const [x, y] = [xOf(time, frame), yOf(pence, frame)];
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return `${points.join('')}H${frame.width}`;
}

/** Where a time lies, in units of the drawing from its left edge. */
export function xOf(time: number, { from, to, width }: Frame): number {
  return from === to ? 0 : rounded(((time - from) / (to - from)) * width);
}

/** Where a price lies, in units of the drawing from its upper edge. */
export function yOf(pence: number, { minPence, maxPence, height }: Frame): number {
  return rounded(((maxPence - pence) / (maxPence - minPence)) * height);
}

/** The prices at which a frame has a line. */
export function priceMarks({ minPence, maxPence }: Frame): number[] {
  const step = stepOf(maxPence - minPence);
  const first = Math.ceil(minPence / step) * step;
  const count = Math.floor((maxPence - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** The first days of months in a frame, so many apart that they can be read. */
export function monthMarks({ from, to }: Frame): number[] {
  const start = new Date(from);
  const months: number[] = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const time = Date.UTC(start.getUTCFullYear(), month, 1);
    if (time > to) break;
    months.push(time);
  }
  const every = Math.ceil(months.length / maxMarks);
  return months.filter((_, index) => index % every === 0);
}

/** Places for labels near the given ones, `gap` apart at least, in the same order. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places
    .map((place, index) => ({ place, index }))
    .toSorted((a, b) => a.place - b.place);
  const result = [...places];
  let last = -Infinity;
  for (const { place, index } of order) {
    last = Math.max(place, last + gap);
    result[index] = last;
  }
  return result;
}

function stepOf(range: number): number {
  return poundSteps.find((step) => range / step <= maxMarks - 1) ?? largestStep;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
