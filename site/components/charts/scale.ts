/** The range of values from the left edge of a chart to the right. */
export type Scale = { from: number; to: number };

/** The scale around all values that starts and ends at a full step. */
export function scaleOf(values: readonly number[], step: number): Scale {
  const from = Math.floor(Math.min(...values) / step) * step;
  const to = Math.ceil(Math.max(...values) / step) * step;
  return from === to ? { from, to: to + step } : { from, to };
}

/** The position of a value on the scale, as a percentage of its length. */
export function position(value: number, { from, to }: Scale): number {
  return Math.round(((value - from) / (to - from)) * 10000) / 100;
}

/** The position of an amount from the top of a chart, at whose bottom the scale starts. */
export function positionFromTop(value: number, scale: Scale): number {
  return position(scale.from + scale.to - value, scale);
}

/** The values at full steps of the scale. */
export function marks({ from, to }: Scale, step: number): number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}
