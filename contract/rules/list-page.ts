/** Which part of a long list is shown, from 1 on, or as much at once as a browser takes well. */
export type ListPage = number | 'everything';

export const rowsOnPage = 50;
/** What a page has at most: at most 300 kB of providers, and a moment for phone and server. */
export const rowsAtOnce = 180;

/** Reads a page from a query parameter; anything that is none is the first. */
export function readPage(text: string | undefined): ListPage {
  if (text === 'everything') return text;
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** How many pages a list has, at least one. */
export function pageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsOnPage));
}

/** Whether a list can be shown as one page. */
export function fitsAtOnce(rows: number): boolean {
  return rows <= rowsAtOnce;
}

/** The rows of a page as positions from 0 on, `end` not included; a page after the last is the last. */
export function rangeOf(page: ListPage, rows: number): { start: number; end: number } {
  if (page === 'everything') return { start: 0, end: Math.min(rows, rowsAtOnce) };
  const start = (Math.min(page, pageCount(rows)) - 1) * rowsOnPage;
  return { start, end: Math.min(start + rowsOnPage, rows) };
}

/** The rows of a page. */
export function rowsOf<Row>(page: ListPage, rows: readonly Row[]): readonly Row[] {
  const { start, end } = rangeOf(page, rows.length);
  return rows.slice(start, end);
}

/** The pages to lead to from one of them: the first, the last and those beside it, in order. */
export function pagesNear(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === last || Math.abs(each - page) <= 2,
  );
}
