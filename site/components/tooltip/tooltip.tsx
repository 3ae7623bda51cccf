import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTooltip } from './use-tooltip.ts';

type Props = { text: string; className?: string; children: ReactNode };

/** A tooltip for pointer hover and keyboard focus; the children must say the same for people who cannot see it. */
export function Tooltip({ text, className = '', children }: Props) {
  const { isOpen, open, openLater, close } = useTooltip();
  return (
    <span
      className="inline-block"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openLater()}
      onPointerLeave={close}
    >
      <button
        type="button"
        className={`cursor-help ${className}`}
        onFocus={({ target }) => target.matches(':focus-visible') && open()}
        onBlur={close}
        onPointerDown={close}
      >
        {children}
      </button>
      {isOpen && <Bubble text={text} />}
    </span>
  );
}

function Bubble({ text }: { text: string }) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element?.parentElement) return;
    element.showPopover();
    place(element, element.parentElement.getBoundingClientRect());
  }, []);

  return (
    <span ref={bubble} popover="manual" role="tooltip" className="m-0 bg-transparent py-1">
      <span className="block max-w-64 rounded-base bg-ink px-2 py-1 text-sm text-paper">
        {text}
      </span>
    </span>
  );
}

/** Positions it above the anchor, or below if there is no room, within the window. */
function place(element: HTMLElement, anchor: DOMRect) {
  const { width, height } = element.getBoundingClientRect();
  const left = Math.min(anchor.left + (anchor.width - width) / 2, window.innerWidth - width - 8);
  const top = anchor.top >= height ? anchor.top - height : anchor.bottom;
  element.style.left = `${Math.max(8, left)}px`;
  element.style.top = `${top}px`;
}
