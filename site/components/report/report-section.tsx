import type { ReactNode } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';

type Props = {
  anchor: string;
  title: string;
  /** What folds the section or opens it; without it the section is always open. */
  fold?: { isOpen: boolean; onToggle: () => void };
  children: ReactNode;
};

/** A section of a report under its heading, which is a button where the section can be folded. */
export function ReportSection({ anchor, title, fold, children }: Props) {
  const isHydrated = useHydrated();
  const isOpen = fold?.isOpen ?? true;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-4 border-t pt-4">
      <h2 id={`${anchor}-title`} className="text-2xl">
        {fold && isHydrated ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${anchor}-content`}
            onClick={fold.onToggle}
            className="flex w-full items-center justify-between gap-4 text-left hover:text-primary"
          >
            {title}
            <span
              aria-hidden="true"
              className="flex items-center gap-2 text-sm font-normal print:hidden"
            >
              {isOpen ? 'Hide' : 'Show'}
              <Icon name="next" className={`size-5 ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
            </span>
          </button>
        ) : (
          title
        )}
      </h2>
      <div
        id={`${anchor}-content`}
        className={`flex-col gap-8 pt-6 pb-8 ${isOpen ? 'flex' : 'hidden print:flex'}`}
      >
        {children}
      </div>
    </section>
  );
}
