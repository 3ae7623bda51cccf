import { createContext, useContext } from 'react';
import type { Brand } from '#contract/schemas/site.ts';

const Brands = createContext<readonly Brand[]>([]);

/** Tells every page which medications the directory has, in the editors' order; none while nobody knows. */
export const BrandsProvider = Brands.Provider;

export function useBrands(): readonly Brand[] {
  return useContext(Brands);
}

/** The colour theme of a medication by its name; one that the directory does not have is shown in neutral. */
export function useBrandTheme(): (medication: string) => Brand['theme'] {
  const brands = useBrands();
  return (medication) => brands.find(({ name }) => name === medication)?.theme ?? 'neutral';
}

/** The medications in a sentence, as in “Mounjaro, Wegovy and Saxenda”. */
export function useBrandNames(): string {
  const brands = useBrands();
  return brands.length === 0
    ? 'weight loss injections'
    : list.format(brands.map(({ name }) => name));
}

const list = new Intl.ListFormat('en-GB');
