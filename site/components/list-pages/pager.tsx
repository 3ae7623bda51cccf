import { fitsAtOnce, pageCount, pagesNear, type ListPage } from '#contract/rules/list-page.ts';

type Props = {
  /** What is listed, in the plural. */
  of: string;
  /** How many rows match. */
  rows: number;
  page: ListPage;
  addressOf: (page: ListPage) => string;
  /** The id of where the list begins: whoever turns a page reads on from there. */
  start: string;
};

/** The way to other pages of a long list, and to all of it where that is not too much; renders nothing for a short one. */
export function Pager({ of, rows, page, addressOf, start }: Props) {
  const last = pageCount(rows);
  if (last === 1) return null;
  const current = page === 'everything' ? undefined : Math.min(page, last);
  const pages = pagesNear(current ?? 1, last);
  return (
    <nav aria-label={`Pages of ${of}`} className="pt-6 print:hidden">
      <ul className="flex flex-wrap items-center gap-2">
        {pages.map((each, index) => (
          <li key={each}>
            {index > 0 && each - (pages[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="pr-2">
                …
              </span>
            )}
            <a
              href={`${addressOf(each)}#${start}`}
              aria-label={`Page ${each}`}
              aria-current={each === current ? 'page' : undefined}
              className={linkClass}
            >
              {each}
            </a>
          </li>
        ))}
        {fitsAtOnce(rows) && (
          <li>
            <a
              href={`${addressOf('everything')}#${start}`}
              aria-current={page === 'everything' ? 'page' : undefined}
              className={linkClass}
            >
              Show all {rows}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-base border border-line-strong bg-surface px-3 ' +
  'font-semibold text-primary hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint';
