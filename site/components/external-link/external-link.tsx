import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A link to another site; it opens in a new tab and says so. */
export function ExternalLink({ children, className = 'text-link', ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" className={className} {...props}>
      {children}
      <Icon name="external" className="ml-1 icon-in-text" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
