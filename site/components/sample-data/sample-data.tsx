import { createContext, useContext } from 'react';

const SampleData = createContext(false);

/** Tells the site below it whether its data is invented. */
export const SampleDataProvider = SampleData.Provider;

/** Whether the site's data is invented, so that nothing may claim to be real. */
export function useSampleData(): boolean {
  return useContext(SampleData);
}
