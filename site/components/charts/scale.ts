/** A stretch of values that a chart lays out from its left edge to its right. */
export type Scale = { from: number; to: number };

/** The scale that holds all values and begins and ends at a full step. */
export function scaleOf(values: readonly number[], step: number): Scale {
  const from = Math.floor(Math.min(...values) / step) * step;
  const to = Math.ceil(Math.max(...values) / step) * step;
  return from === to ? { from, to: to + step } : { from, to };
}

/** Where a value lies on the scale, in per cent of its length. */
export function position(value: number, { from, to }: Scale): number {
  return Math.round(((value - from) / (to - from)) * 10000) / 100;
}

/** The values of the scale at full steps. */
export function marks({ from, to }: Scale, step: number): number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}
