import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated/use-hydrated.ts';

/** The button that applies filters until they apply themselves; it leaves its place empty, so that nothing moves. */
export function SubmitUntilAwake({ children }: { children: string }) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  if (!isFromServer) return null;
  return (
    <Button type="submit" className={isHydrated ? 'invisible' : ''}>
      {children}
    </Button>
  );
}
