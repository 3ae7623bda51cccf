import { useEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { paths } from '#site/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeptPart } from '../kept-markup/kept-markup.tsx';
import { headerLinks } from './navigation.ts';

type Props = {
  /** The link of the current part of the site. */
  section: string | undefined;
  onToggle: (isOpen: boolean) => void;
};

/**
 * The header's links on small screens. A native popover, so that it opens and closes (button, Escape, backdrop) without
 * JavaScript; `styles.css` stops the page from scrolling behind it.
 */
export function MobileMenu({ section, onToggle }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  const closeForLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.current?.hidePopover();
  };

  // It may have been opened while the page was asleep.
  useEffect(() => onToggle(menu.current?.matches(':popover-open') ?? false), [onToggle]);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    menu.current?.hidePopover();
  }, [key]);

  // The router stays where it was if Back is pressed before the page that was asked for is there.
  useEffect(() => {
    const close = () => menu.current?.hidePopover();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    <div
      ref={menu}
      id="menu"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className="inset-y-0 right-0 left-auto h-dvh max-h-none w-80 max-w-[calc(100%-3rem)] overflow-y-auto border-l bg-surface p-4 text-ink backdrop:bg-veil"
      onBeforeToggle={({ newState }) => {
        // The page has to take the focus before the popover returns it to the button.
        if (newState === 'closed') flushSync(() => onToggle(false));
      }}
      onToggle={({ newState }) => onToggle(newState === 'open')}
    >
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        autoFocus
        className="ml-auto flex min-h-12 items-center gap-2 rounded-base border border-line-strong px-4 font-semibold"
      >
        <Icon name="close" />
        Close
      </button>
      <KeptPart as="div" onClick={closeForLink}>
        <Links section={section} />
      </KeptPart>
    </div>
  );
}

function Links({ section }: Pick<Props, 'section'>) {
  return (
    <>
      <nav aria-label="Menu" className="py-4">
        <ul className="border-t">
          {headerLinks.map(({ text, href }) => (
            <li key={href} className="border-b">
              <a
                href={href}
                aria-current={href === section ? 'page' : undefined}
                className="block py-3 text-lg font-medium aria-[current=page]:text-primary aria-[current=page]:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={paths.compare()} className="w-full">
        Compare Prices
      </ButtonLink>
    </>
  );
}
