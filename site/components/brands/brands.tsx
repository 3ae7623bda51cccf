import { createContext, useContext } from 'react';
import { listInWords } from '#contract/rules/list-in-words.ts';
import type { Brand } from '#contract/schemas/site.ts';

const Brands = createContext<readonly Brand[]>([]);

/** Provides the directory's medications to every page, in the editors' order; empty until they are loaded. */
export const BrandsProvider = Brands.Provider;

export function useBrands(): readonly Brand[] {
  return useContext(Brands);
}

/** Looks up a medication's colour theme by name; unknown medications are neutral. */
export function useBrandTheme(): (medication: string) => Brand['theme'] {
  const brands = useBrands();
  return (medication) => brands.find(({ name }) => name === medication)?.theme ?? 'neutral';
}

/** The medications as a list in words, as in “Mounjaro, Wegovy and Saxenda”. */
export function useBrandNames(): string {
  const brands = useBrands();
  return brands.length === 0
    ? 'weight loss injections'
    : listInWords(brands.map(({ name }) => name));
}
