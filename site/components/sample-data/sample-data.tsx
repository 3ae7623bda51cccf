import { createContext, useContext } from 'react';

const SampleData = createContext(false);

/** Gives the whole site below it whether what it shows is invented. */
export const SampleDataProvider = SampleData.Provider;

/** Whether what the site shows is invented, so that nothing of it may pose as real. */
export function useSampleData(): boolean {
  return useContext(SampleData);
}
