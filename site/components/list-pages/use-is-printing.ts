import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: paper has no next page to press. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const print = window.matchMedia('print');
    // The rows have to be there when the browser lays the pages out.
    const update = () => flushSync(() => setIsPrinting(print.matches));
    print.addEventListener('change', update);
    return () => print.removeEventListener('change', update);
  }, []);
  return isPrinting;
}
