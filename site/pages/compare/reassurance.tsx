import type { ReactNode } from 'react';
import { counted, nounFor } from '#contract/rules/counted.ts';
import { countProviders } from '#contract/rules/count-providers.ts';
import type { Product } from '#contract/schemas/product.ts';
import { KeptPart } from '#site/components/kept-markup/kept-markup.tsx';

/** Why, and how far, the figures in the comparison can be relied on. */
export function Reassurance({ allProducts }: { allProducts: readonly Product[] }) {
  return (
    <KeptPart as="ul" className="grid gap-4 md:grid-cols-3 md:gap-8 print:hidden">
      <Blocks {...countProviders(allProducts)} />
    </KeptPart>
  );
}

function Blocks({ count, cqcCount, gphcCount }: ReturnType<typeof countProviders>) {
  return (
    <>
      <Block title="Transparent pricing">
        The total includes consultation and delivery. It says “at least” where a fee is not stated.
      </Block>
      <Block title="Real-time updates">
        Prices are updated as soon as we have checked them. Each row shows when that was.
      </Block>
      <Block title="Verified providers">
        {count === 0
          ? 'Each provider’s page says whether it is CQC registered and GPHC verified.'
          : `Of the ${counted(count, 'provider')} with prices here, ${cqcCount} ${nounFor(cqcCount, 'is', 'are')} CQC registered and ${gphcCount} ${nounFor(gphcCount, 'is', 'are')} GPHC verified. Their pages have the numbers. Those on no register are listed below the others.`}
      </Block>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="text-base">{title}</h2>
      <p className="measure text-sm text-muted">{children}</p>
    </li>
  );
}
