import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { JsonLd } from '../json-ld/json-ld.tsx';

export type Crumb = { name: string; path: string };

type Props = {
  /** The pages between home and this one. */
  parents?: Crumb[];
  /** This page. */
  current: Crumb;
};

/** The path from the home page to this page, for people and as structured data. */
export function Breadcrumbs({ parents = [], current }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  const ancestors = [{ name: 'Home', path: paths.home }, ...parents];
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {ancestors.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <a href={path} className="text-link py-0.5">
              {name}
            </a>
            <span aria-hidden="true" className="text-muted">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-0.5 text-muted">
          {current.name}
        </li>
      </ol>
      <JsonLd
        thing={{
          '@type': 'BreadcrumbList',
          itemListElement: [...ancestors, current].map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: absoluteUrl(path),
          })),
        }}
      />
    </nav>
  );
}
