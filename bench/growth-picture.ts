/** The most that a figure may be, and how many decimals of it tell. */
export type FigureGoal = { unit: string; max: number; decimals?: number };

/** The figures of a picture, with their unit and the most that each may be at a hundred times the demo’s size. */
export const growthFigures = {
  Start: { unit: 's', max: 8, decimals: 2 },
  'Memory after the start': { unit: 'MB', max: 700 },
  'Peak of memory': { unit: 'MB', max: 1000 },
  'Slowest first answer': { unit: 'ms', max: 150 },
  'Largest page': { unit: 'kB', max: 300 },
  'Longest /healthz during first answers': { unit: 'ms', max: 50 },
  'From save to page': { unit: 'ms', max: 300 },
  'Longest /healthz during saves': { unit: 'ms', max: 50 },
  'Longest /healthz in the admin': { unit: 'ms', max: 50 },
  'Cached answer, of one at the demo’s size': { unit: 'times', max: 1.05, decimals: 2 },
} satisfies Record<string, FigureGoal>;
export type GrowthFigure = keyof typeof growthFigures;

/** What a run at so many times the demo’s size has measured, in the unit of each figure. */
export type GrowthRun = {
  times: number;
  /** As in `2026-11-24`. */
  day: string;
  machine: string;
  /** A run of an earlier day may lack what has been measured since. */
  figures: Partial<Record<GrowthFigure, number>>;
};

const panel = { width: 270, height: 190, columns: 4 };
/** For when and where each size was measured. */
const footHeight = 30;
const plot = { left: 24, right: 215, top: 58, bottom: 150 };

/** Draws a curve of each figure over the size, with its goal, as an SVG. */
export function drawGrowth(runs: readonly GrowthRun[]): string {
  const names = Object.keys(growthFigures) as GrowthFigure[];
  const rows = Math.ceil(names.length / panel.columns);
  const [width, height] = [panel.columns * panel.width, rows * panel.height + footHeight];
  const inOrder = runs.toSorted((a, b) => a.times - b.times);
  const panels = names.map((name, index) => {
    const x = (index % panel.columns) * panel.width;
    const y = Math.floor(index / panel.columns) * panel.height;
    return `<g transform="translate(${x} ${y})">${drawPanel(name, inOrder)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#333">
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
<text x="${plot.left}" y="${height - 12}" fill="#666">${inOrder.map(({ times, day, machine }) => `${times}×: ${day}, ${machine}`).join('; ')}</text>
</svg>
`;
}

function drawPanel(name: GrowthFigure, runs: readonly GrowthRun[]): string {
  const { unit, max } = growthFigures[name];
  const measured = runs.flatMap(({ times, figures }) => {
    const value = figures[name];
    return value === undefined ? [] : [{ times, value }];
  });
  const largest = 1.15 * Math.max(max, ...measured.map(({ value }) => value));
  const last = measured.length - 1;
  const yOf = (value: number) => round(plot.bottom - (value / largest) * (plot.bottom - plot.top));
  const points = measured.map(({ times, value }, index) => {
    const x = round(plot.left + (last === 0 ? 0 : index / last) * (plot.right - plot.left));
    return { times, value, x, y: yOf(value) };
  });
  const goal = yOf(max);
  return [
    `<text x="${plot.left}" y="20" font-weight="bold">${name}</text>`,
    `<text x="${plot.left}" y="36" fill="#666">${unit}, at most ${text(max)}</text>`,
    `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="#999"/>`,
    `<path d="M${plot.left} ${goal}H${plot.right}" stroke="#b36200" stroke-dasharray="5 4"/>`,
    `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="#0a5c7a" stroke-width="2"/>`,
    ...points.map(
      ({ times, value, x, y }) =>
        `<circle cx="${x}" cy="${y}" r="3.5" fill="#0a5c7a"/><text x="${x}" y="${y - 8}" text-anchor="middle" paint-order="stroke" stroke="#fff" stroke-width="4">${text(value)}</text><text x="${x}" y="${plot.bottom + 18}" text-anchor="middle" fill="#666">${times}×</text>`,
    ),
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function text(value: number): string {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
}
