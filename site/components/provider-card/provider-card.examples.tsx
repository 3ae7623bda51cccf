import { exampleCompany, exampleProduct, unknownProduct } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { ProviderCard } from './provider-card.tsx';

const { company: _company, ...product } = exampleProduct;
const { company: _unknown, ...unknown } = unknownProduct;

export const examples: Examples = {
  'with a price': <ProviderCard company={{ ...exampleCompany, products: [product] }} />,
  'with unknown fees': (
    <ProviderCard company={{ ...exampleCompany, products: [{ ...unknown, inStock: true }] }} />
  ),
  'nothing in stock': (
    <ProviderCard
      company={{
        ...exampleCompany,
        averageRating: null,
        reviewCount: 0,
        priceTrend: null,
      }}
    />
  ),
};
