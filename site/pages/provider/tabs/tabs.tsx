import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';
import { nextTab } from '#site/components/tabs/next-tab.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useWideScreen } from './use-wide-screen.ts';

export type Tab = { id: string; title: string; panel: ReactNode };

type Props = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  defaultId: string;
};

/**
 * Sections one below the other; on a wide screen with JavaScript, tabs that show one at a time. The tabs are links to
 * the sections, which `tabs.css` makes work while the page is asleep.
 */
export function Tabs({ label, tabs, defaultId }: Props) {
  const isHydrated = useHydrated();
  const areTabs = useWideScreen();
  const { chosen, choose } = useChosenTab(
    tabs.map(({ id }) => id),
    defaultId,
  );
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[nextTab(event.key, index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
  }

  return (
    <div className="tabs" data-asleep={!isHydrated || undefined}>
      <div
        ref={list}
        role={areTabs ? 'tablist' : undefined}
        aria-label={areTabs ? label : undefined}
        className="hidden border-b border-line-strong lg:flex noscript:hidden print:hidden"
      >
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            role={areTabs ? 'tab' : undefined}
            aria-selected={areTabs ? id === chosen : undefined}
            aria-controls={areTabs ? id : undefined}
            tabIndex={areTabs && id !== chosen ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(id);
            }}
            onKeyDown={onKeyDown}
            data-chosen={id === chosen || undefined}
            className="tab"
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, panel }) => (
        <section
          key={id}
          id={id}
          role={areTabs ? 'tabpanel' : undefined}
          aria-labelledby={areTabs ? tabId(id) : undefined}
          aria-label={areTabs ? undefined : title}
          data-chosen={id === chosen || undefined}
          className="tab-panel border-t-4 border-ink pt-6 pb-8 print:border-t print:py-2 first-of-type:border-t-0 first-of-type:pt-0 lg:border-t-0 lg:py-0 noscript:pt-6 noscript:not-first-of-type:border-t-4"
        >
          {panel}
        </section>
      ))}
    </div>
  );
}

function tabId(id: string): string {
  return `tab-${id}`;
}
