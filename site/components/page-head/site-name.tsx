import { createContext, useContext } from 'react';

const SiteName = createContext<string | undefined>(undefined);

/** Tells every page the name of the site; undefined while nobody knows it. */
export const SiteNameProvider = SiteName.Provider;

/** The name of the site, if it is known. */
export function useSiteName(): string | undefined {
  return useContext(SiteName);
}
