import { useState } from 'react';

/** The time when the component was first shown: a list does not change by itself while it is read. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
