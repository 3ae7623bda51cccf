import { unknownTerms } from '../rules/provider-terms.ts';
import type { Product } from '../schemas/product.ts';

/** A product with what filters read of it; in stock unless the rest says otherwise. */
export function soldProduct(name: string, dose: string, type: string, rest: object = {}): Product {
  return {
    name,
    dose,
    inStock: true,
    company: { type, registrations: [], terms: unknownTerms },
    ...rest,
  } as object as Product;
}

/** One with a price and the fees of consultation and delivery; null is an unknown fee. */
export function pricedProduct(
  price: string,
  [consultationFee, deliveryFee]: [string | null, string | null],
  rest: object = {},
): Product {
  return soldProduct('Wegovy', '1mg', 'Online doctor', {
    price,
    consultationFee,
    deliveryFee,
    ...rest,
  });
}

/** In no order that a filter or its options have. */
export const soldProducts = [
  soldProduct('Wegovy', '0.25mg', 'Retail pharmacy'),
  soldProduct('Mounjaro', '15mg', 'Online doctor'),
  soldProduct('Mounjaro', '2.5mg', 'Specialist online clinic'),
  soldProduct('Wegovy', '2.4mg', 'Retail pharmacy'),
  soldProduct('Wegovy', '1mg', 'Online doctor'),
  soldProduct('Saxenda', '3mg daily', 'Retail pharmacy'),
] as const;
