import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';

export type ChosenFilter = {
  text: string;
  /** The URL of the page without this filter. */
  addressWithout: string;
};

type Props = {
  filters: readonly ChosenFilter[];
  /** The URL of the page without any filter. */
  addressWithoutAll: string;
};

/** The active filters as tags that remove them; focus stays here when a tag disappears. */
export function ChosenFilters({ filters, addressWithoutAll }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const keepFocus = () => group.current?.focus();
  return (
    <div
      ref={group}
      role="group"
      aria-label="Chosen filters"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 not-empty:pb-4 print:hidden"
    >
      {filters.map(({ text, addressWithout }) => (
        <a
          key={text}
          href={addressWithout}
          onClick={keepFocus}
          className="inline-flex min-h-8 items-center gap-2 rounded-base bg-primary-tint px-3 text-sm font-semibold break-all text-primary hover:underline"
        >
          <span className="sr-only">Remove filter: </span>
          {text}
          <Icon name="close" className="size-3" />
        </a>
      ))}
      {filters.length > 1 && (
        <a href={addressWithoutAll} onClick={keepFocus} className="text-link px-1 py-1 text-sm">
          Clear all filters
        </a>
      )}
    </div>
  );
}
