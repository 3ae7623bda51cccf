import type { CompanyProduct } from '#contract/schemas/product.ts';
import { DoseRow } from './dose-row.tsx';

type Props = { products: readonly CompanyProduct[]; caption: string };

/** The doses of a medication as a table, whose rows become blocks on small screens. */
export function DoseTable({ products, caption }: Props) {
  return (
    <table className="block w-full md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-sm text-muted">
          {columns.map(({ title, width }) => (
            <th
              key={title}
              scope="col"
              className={`px-2 py-2 font-normal wrap-normal first:pl-4 last:pr-4 ${width}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {products.map((product) => (
          <DoseRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

/** The same widths in every table, so that columns line up across medications. */
const columns = [
  { title: 'Dose', width: 'w-[12%]' },
  { title: 'Total to pay', width: 'w-[16%]' },
  { title: 'Price', width: 'w-[17%]' },
  { title: 'Consultation', width: 'w-[15%]' },
  { title: 'Delivery', width: 'w-[12%]' },
  { title: 'Availability', width: 'w-[28%]' },
];
