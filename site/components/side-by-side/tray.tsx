import { useSyncExternalStore, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fewestSideBySide } from '#contract/rules/side-by-side.ts';
import { paths } from '#site/paths.ts';
import { Button } from '../button/button.tsx';
import { chosenText, clearChoice, noChoice, readChoice, subscribe } from './choice-store.ts';

/** The form that ticks belong to, wherever on the page they stand. */
export const trayId = 'side-by-side';

/**
 * The chosen providers, at the foot of the window, and the way to see them side by side. `side-by-side.css` hides it
 * while nothing is chosen; without JavaScript it is a form of the ticks on the page.
 */
export function SideBySideTray() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { providers, announcement } = useSyncExternalStore(subscribe, readChoice, noChoice);
  if (pathname === paths.sideBySideForm) return null;

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const value = (name: string) => fields.get(name)?.toString();
    void navigate(
      paths.sideBySide({
        medication: value('medication'),
        dose: value('dose'),
        providers: providers.map(({ slug }) => slug),
      }),
    );
  }

  const missing = fewestSideBySide - providers.length;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <form
        id={trayId}
        action={paths.sideBySideForm}
        data-chosen={providers.length > 0 || undefined}
        onSubmit={show}
        className="side-by-side-tray"
      >
        <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          {providers.length > 0 && (
            <p className="min-w-0 grow text-sm">
              <strong>{chosenText(providers.length)}</strong>
              <span className="hidden text-muted md:inline">
                {' '}
                {providers.map(({ name }) => name).join(', ')}
              </span>{' '}
              <button type="button" onClick={clearChoice} className="text-link min-h-6">
                Clear
              </button>
            </p>
          )}
          {providers.length === 1 ? (
            <p className="text-sm">Choose {missing} more to see them side by side.</p>
          ) : (
            <Button type="submit" className="ml-auto max-sm:px-3!">
              See side by side
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
