import { useEffect, useRef, useState } from 'react';

/** Opens after a delay, or at once when moving from one tooltip to the next (specification, section 9). */
const openDelay = 700;
const skipDelay = 300;

let lastClosedAt = -Infinity;

/** The state of a tooltip, and functions to open and close it. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const away = new AbortController();
    const leave = () => setIsOpen(false);
    const options = { signal: away.signal, capture: true };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), options);
    document.addEventListener('scroll', leave, options);
    return () => away.abort();
  }, [isOpen]);

  function open() {
    clearTimeout(timer.current);
    setIsOpen(true);
  }

  function openLater() {
    const isOnTheWay = performance.now() - lastClosedAt < skipDelay;
    timer.current = setTimeout(open, isOnTheWay ? 0 : openDelay);
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  }

  return { isOpen, open, openLater, close };
}
