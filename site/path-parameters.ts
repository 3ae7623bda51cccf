import { createContext, useContext } from 'react';

/** The parameters in the path of a page, by the name that its route gives them. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

const Parameters = createContext<PathParameters>({});

/** Tells a page the parameters in its path. */
export const PathParametersProvider = Parameters.Provider;

/** The parameters in the path of the page, as in `/provider/:slug`. */
export function usePathParameters(): PathParameters {
  return useContext(Parameters);
}
