import type { Heading } from '#contract/schemas/guide.ts';

export type PriceChangeParts = { byProvider: Heading; byDose: Heading; all: Heading };

/** The parts of a block of price changes, with anchors for the table of contents. */
export function priceChangeParts(count: number): PriceChangeParts {
  return {
    byProvider: { id: 'by-provider', text: 'Changes by provider' },
    byDose: { id: 'by-dose', text: 'Changes by medication and dose' },
    all: { id: 'all-changes', text: `All ${count} changes` },
  };
}
