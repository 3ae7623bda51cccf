import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

export type Shown = {
  /** What it stands in. */
  element: HTMLElement;
  /** Shows something else in its place, or the same with other properties. */
  rerender: (node: ReactNode) => void;
  /** Takes it away before the test has finished. */
  close: () => void;
};

/** Shows a component in the document until the test has finished. */
export function show(node: ReactNode): Shown {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  const close = () => {
    flushSync(() => root.unmount());
    element.remove();
  };
  onTestFinished(close);
  rerender(node);
  return { element, rerender, close };
}
