import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  addProvider,
  noChoice,
  readChoice,
  removeProvider,
  subscribe,
  type ChosenProvider,
} from './choice-store.ts';
import { trayId } from './tray.tsx';

type Props = ChosenProvider & {
  /** Whether the label is only for whoever cannot see what the tick stands beside. */
  isLabelHidden?: boolean;
};

/**
 * Chooses a provider to be seen beside others; without JavaScript, a field of the tray's form. Its look is in
 * side-by-side.css, because a page has many.
 */
export function SideBySideTick({ slug, name, isLabelHidden = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { providers } = useSyncExternalStore(subscribe, readChoice, noChoice);
  const isChosen = providers.some((provider) => provider.slug === slug);

  useEffect(() => {
    if (input.current) input.current.checked = isChosen;
  }, [isChosen]);

  const box = (
    <input
      ref={input}
      type="checkbox"
      name="providers"
      value={slug}
      form={trayId}
      aria-label={`Side by side: ${name}`}
      onChange={({ target }) => {
        if (target.checked) target.checked = addProvider({ slug, name });
        else removeProvider({ slug, name });
      }}
    />
  );
  if (isLabelHidden) return box;
  return (
    <label className="side-by-side-tick">
      {box}
      Side by side
    </label>
  );
}
