import type { MarketReport } from '../payload-types.ts';

/** A figure of a report that is not what the data of its month give, as it is kept in `editedFigures`. */
export type EditedFigure = {
  /** Which one, as a {@link figurePath}: `sections.0.blocks.1.rows.3.bestPence`. */
  path: string;
  /** What it is called. */
  label: string;
  /** What the data give. */
  computed: string;
};

/** Where a figure is in a report: by the places of its section and block, and its path within that, as in `rows.3.bestPence`. */
export function figurePath(section: number, block: number, path: string): string {
  return `sections.${section}.blocks.${block}.${path}`;
}

/** Tells whether an editor has typed over the figure at a {@link figurePath} of a report. */
export function isEditedIn({
  editedFigures,
}: Pick<MarketReport, 'editedFigures'>): (...place: Parameters<typeof figurePath>) => boolean {
  const edited = (Array.isArray(editedFigures) ? editedFigures : []) as (EditedFigure | null)[];
  const paths = new Set(edited.map((figure) => figure?.path));
  return (...place) => paths.has(figurePath(...place));
}
