import { comparisonSteps } from '#contract/rules/comparison-steps.ts';
import type { Product } from '#contract/schemas/product.ts';
import { inTurns } from '../runtime/in-turns.ts';

/** Does before anybody asks, and bit by bit, what the first comparison would do at once; if it fails, it is the page that says so. */
export async function prepareComparison(products: readonly Product[]): Promise<void> {
  try {
    await inTurns(comparisonSteps(products));
  } catch {}
}
