import { comparisonSteps, providerComparisonSteps } from '#contract/rules/comparison-steps.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Product } from '#contract/schemas/product.ts';
import { inTurns } from '../runtime/in-turns.ts';

/** Does before anybody asks, and bit by bit, what the first comparison would do at once; if it fails, it is the page that says so. */
export function prepareComparison(products: readonly Product[]): Promise<void> {
  return prepare(comparisonSteps(products));
}

/** The same for the first list of providers. */
export function prepareProviderComparison(companies: readonly Company[]): Promise<void> {
  return prepare(providerComparisonSteps(companies));
}

async function prepare(steps: Iterator<void, void>): Promise<void> {
  try {
    await inTurns(steps);
  } catch {}
}
