import { useEffect, useState } from 'react';

/** Whether the browser has been idle since the page was awake: until then nothing is read that nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsIdle(true));
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
