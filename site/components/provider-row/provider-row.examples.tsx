import {
  exampleCompany,
  exampleProduct,
  unknownProduct,
  unregisteredCompany,
} from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { ProviderRow } from './provider-row.tsx';

const { company: _company, ...product } = exampleProduct;
const { company: _unknown, ...unknown } = unknownProduct;

export const examples: Examples = {
  'on sale': <ProviderRow company={exampleCompany} product={product} />,
  'out of stock, with unknown fees': <ProviderRow company={exampleCompany} product={unknown} />,
  'without the dose, and with too few reviews': (
    <ProviderRow
      company={{ ...exampleCompany, averageRating: null, reviewCount: 3 }}
      product={undefined}
    />
  ),
  'on no register': <ProviderRow company={unregisteredCompany} product={product} />,
};
