import { paths } from '#site/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeptPart } from '../kept-markup/kept-markup.tsx';
import { Ruler } from '../ruler/ruler.tsx';
import { headerLinks } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

type Props = {
  /** The name of the site, if it is known. */
  siteName: string | undefined;
  /** The link of the current part of the site. */
  section: string | undefined;
};

/** The header of every page. */
export function Header(props: Props) {
  return (
    <KeptPart as="header" className="bg-surface">
      <Content {...props} />
    </KeptPart>
  );
}

function Content({ siteName, section }: Props) {
  return (
    <>
      <div className="page-width flex min-h-18 flex-wrap items-center gap-4 py-2">
        <span className="min-w-0 flex-1 basis-40 sm:flex-none">
          <SiteLink siteName={siteName} />
        </span>
        <nav aria-label="Main" className="ml-auto hidden lg:block print:hidden">
          <ul className="flex flex-wrap justify-end gap-1">
            {headerLinks.map(({ text, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === section ? 'page' : undefined}
                  className="block border-b-2 border-transparent px-3 py-2 font-medium hover:border-line-strong aria-[current=page]:border-primary aria-[current=page]:text-primary"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className="ml-auto hidden sm:block lg:ml-2">
          <ButtonLink href={paths.compare()}>Compare Prices</ButtonLink>
        </span>
        <button
          type="button"
          popoverTarget="menu"
          className="ml-auto inline-flex min-h-12 items-center gap-2 rounded-base border border-line-strong px-4 font-semibold sm:ml-0 lg:hidden print:hidden"
        >
          <Icon name="menu" />
          Menu
        </button>
      </div>
      <Ruler className="block border-t print:hidden" />
    </>
  );
}
