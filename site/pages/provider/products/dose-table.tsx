import type { ProductHistory } from '#contract/schemas/price-history.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';
import { DoseRow } from './dose-row.tsx';

type Props = {
  products: readonly CompanyProduct[];
  provider: { name: string };
  caption: string;
  /** What is known of the past of the provider's products, and up to when. */
  history: { at: string; products: readonly ProductHistory[] } | undefined;
};

/** The doses of a medication as a table, whose rows become blocks on small screens. */
export function DoseTable({ products, provider, caption, history }: Props) {
  return (
    <table className="dose-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, width }) => (
            <th key={title} scope="col" className={width}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <DoseRow
            key={product.id}
            product={product}
            provider={provider}
            at={history?.at}
            past={history?.products.find(({ id }) => id === product.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The same widths in every table, so that columns line up across medications. */
const columns = [
  { title: 'Dose', width: 'w-[12%] print:w-[9%]' },
  { title: 'Total to pay', width: 'w-[14%] print:w-[13%]' },
  { title: 'Price', width: 'w-[17%] print:w-[14%]' },
  { title: 'Consultation', width: 'w-[14%] print:w-[12%]' },
  { title: 'Delivery', width: 'w-[10%] print:w-[8%]' },
  { title: '12 months', width: 'w-[10%]' },
  { title: 'Availability', width: 'w-[23%] print:w-[34%]' },
];
