import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import './list-bar.css';

type View = { label: string; href: string };

type Props = {
  /** What the links are about, for those who do not see them. */
  label: string;
  /** Filters of the list that editors need every day. */
  views: View[];
  /** What can be done with the chosen rows. */
  children?: ReactNode;
};

/** Above a list: its everyday filters, and what can be done with the rows that are chosen. */
export function ListBar({ label, views, children }: Props) {
  return (
    <div className="list-bar">
      <nav aria-label={label}>
        <ul className="list-bar__views">
          {views.map(({ label: text, href }) => (
            <li key={text}>
              <Link href={href} prefetch={false}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className="list-bar__actions">{children}</div>}
    </div>
  );
}
