import type { CompanyProduct } from '#contract/schemas/product.ts';

export type MedicationGroup = {
  medication: string;
  activeIngredient: string;
  products: CompanyProduct[];
};

/** Groups products by medication name, keeping their order. */
export function groupByMedication(products: readonly CompanyProduct[]): MedicationGroup[] {
  const groups = new Map<string, MedicationGroup>();
  for (const product of products) {
    const { name: medication, activeIngredient } = product;
    const group = groups.get(medication) ?? { medication, activeIngredient, products: [] };
    group.products.push(product);
    groups.set(medication, group);
  }
  return [...groups.values()];
}
