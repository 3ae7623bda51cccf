import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { nextTab } from './next-tab.ts';

export type LinkTab = {
  id: string;
  title: string;
  /** The URL of the page with this tab chosen. */
  address: string;
};

type Props = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly LinkTab[];
  chosenId: string;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/** Tabs with their state in the URL: WAI-ARIA tabs with JavaScript, plain links without. */
export function LinkTabs({ label, tabs, chosenId, children }: Props) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const tabId = (id: string) => `${prefix}${id}`;
  const panelId = tabId('panel');

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === chosenId);
    const next = nextTab(event.key, index, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    void navigate(tab.address, { replace: true });
    list.current?.querySelectorAll('a')[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role={isHydrated ? 'tablist' : 'navigation'}
        aria-label={label}
        className="flex flex-wrap border-b border-line-strong print:hidden"
      >
        {tabs.map(({ id, title, address }) => {
          const isChosen = id === chosenId;
          const asTab = {
            role: 'tab',
            'aria-selected': isChosen,
            'aria-controls': isChosen ? panelId : undefined,
            tabIndex: isChosen ? 0 : -1,
            onKeyDown,
          };
          const asLink = { 'aria-current': isChosen ? ('page' as const) : undefined };
          return (
            <a
              key={id}
              id={tabId(id)}
              href={address}
              {...(isHydrated ? asTab : asLink)}
              className={`-mb-px border-b-4 px-2 py-3 text-center font-semibold max-sm:grow sm:px-6 sm:text-lg ${isChosen ? 'border-theme text-theme' : 'border-transparent text-muted hover:border-line-strong hover:text-ink'}`}
            >
              {title}
            </a>
          );
        })}
      </div>
      <div
        id={panelId}
        role={isHydrated ? 'tabpanel' : undefined}
        aria-labelledby={isHydrated ? tabId(chosenId) : undefined}
        tabIndex={isHydrated ? 0 : undefined}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  );
}
