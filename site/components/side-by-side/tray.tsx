import { useRef, useSyncExternalStore, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { minSideBySide } from '#contract/rules/side-by-side.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { chosenText, clearChoice, noChoice, readChoice, subscribe } from './choice-store.ts';

/** The form that ticks belong to, wherever on the page they stand. */
export const trayId = 'tray';

/**
 * The chosen providers, at the foot of the window, and the way to see them side by side. `side-by-side.css` hides it
 * while nothing is chosen; without JavaScript it is a form of the ticks on the page.
 */
export function SideBySideTray() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const announced = useRef<HTMLParagraphElement>(null);
  const { providers, announcement, isRefusal } = useSyncExternalStore(
    subscribe,
    readChoice,
    noChoice,
  );
  if (pathname === paths.sideBySideForm) return null;

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: string) => {
      const given = fields.get(name);
      return typeof given === 'string' ? given : undefined;
    };
    void navigate(
      paths.sideBySide({
        medication: value('medication'),
        dose: value('dose'),
        providers: providers.map(({ slug }) => slug),
      }),
    );
  }

  function clear() {
    clearChoice();
    // The button goes; the Tab key leads on from where it was.
    announced.current?.focus({ preventScroll: true });
  }

  const count = providers.length;
  return (
    <>
      <p ref={announced} tabIndex={-1} aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <form
        id={trayId}
        action={paths.sideBySideForm}
        // The choice decides what is ticked, not what the browser remembers of the page.
        autoComplete="off"
        data-chosen={count > 0 || undefined}
        onSubmit={show}
        className="side-by-side-tray"
      >
        <div className="page-width flex flex-wrap items-center gap-x-4 py-1">
          {isRefusal && (
            <p aria-hidden="true" className="basis-full text-sm font-semibold text-up">
              {announcement}
            </p>
          )}
          <p className="min-w-0 grow text-sm max-md:sr-only">
            <strong>{chosenText(count)}</strong> {providers.map(({ name }) => name).join(', ')}
          </p>
          {count > 0 && count < minSideBySide ? (
            <p className="text-sm">{count} chosen: choose one more to see them side by side.</p>
          ) : (
            <Button type="submit" className="py-1! max-sm:px-3!">
              {count === 0 ? 'See side by side' : `See ${count} side by side`}
            </Button>
          )}
          {count > 0 && (
            <button type="button" onClick={clear} className="text-link ml-auto min-h-6">
              Clear
            </button>
          )}
        </div>
      </form>
    </>
  );
}
