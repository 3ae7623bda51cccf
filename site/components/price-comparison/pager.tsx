import { Link } from 'react-router-dom';
import type { Choosing } from './choice.ts';
import { pageCount } from './list-page.ts';

type Props = Pick<Choosing, 'addressOf' | 'choice'> & {
  /** How many rows match. */
  rows: number;
};

/** The way to the other pages of a long list, and to all of it at once; renders nothing for a short one. */
export function Pager({ rows, choice, addressOf }: Props) {
  const last = pageCount(rows);
  if (last === 1) return null;
  const isWhole = choice.page === 'everything';
  const current = choice.page === 'everything' ? 1 : Math.min(choice.page, last);
  return (
    <nav aria-label="Pages of prices" className="pt-6 print:hidden">
      <ul className="flex flex-wrap items-center gap-2">
        {Array.from({ length: last }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={addressOf({ ...choice, page })}
              aria-label={`Page ${page}`}
              aria-current={!isWhole && page === current ? 'page' : undefined}
              className={linkClass}
            >
              {page}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={addressOf({ ...choice, page: 'everything' })}
            aria-current={isWhole ? 'page' : undefined}
            className={linkClass}
          >
            Show all {rows}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-base border border-line-strong bg-surface px-3 ' +
  'font-semibold text-primary hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint';
