import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

type Props = ComponentProps<'a'> & { href: string };

/** A link to a part of the site, which is the current one on all of its pages. */
export function SectionLink({ href, children, ...props }: Props) {
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} {...props}>
      {children}
    </a>
  );
}
