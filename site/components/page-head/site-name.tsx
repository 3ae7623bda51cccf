import { createContext, useContext } from 'react';

const SiteName = createContext<string | undefined>(undefined);

/** Provides the site's name to every page; undefined until it is loaded. */
export const SiteNameProvider = SiteName.Provider;

/** The name of the site, if it is known. */
export function useSiteName(): string | undefined {
  return useContext(SiteName);
}
