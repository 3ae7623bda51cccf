import { createContext, useContext } from 'react';

const PublicUrl = createContext('');

/** Tells the pages where the site is published, as in `https://example.org`, without a slash at the end. */
export const PublicUrlProvider = PublicUrl.Provider;

/** Makes a path of the site absolute, for canonical links and structured data. */
export function useAbsoluteUrl(): (path: string) => string {
  const publicUrl = useContext(PublicUrl);
  return (path) => publicUrl + path;
}
