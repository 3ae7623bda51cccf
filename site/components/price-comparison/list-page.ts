/** Which part of a long list is shown, from 1 on, or all of it. */
export type ListPage = number | 'everything';

const rowsOnPage = 50;

/** Reads a page from a query parameter; anything that is none is the first. */
export function readPage(text: string | undefined): ListPage {
  if (text === 'everything') return text;
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** How many pages a list has, at least one. */
export function pageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsOnPage));
}

/** The rows of a page as positions from 0 on, `end` not included; a page after the last is the last. */
export function rangeOf(page: ListPage, rows: number): { start: number; end: number } {
  if (page === 'everything') return { start: 0, end: rows };
  const start = (Math.min(page, pageCount(rows)) - 1) * rowsOnPage;
  return { start, end: Math.min(start + rowsOnPage, rows) };
}
