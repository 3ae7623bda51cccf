/** Whether a product is in stock, as the specification words it (section 4); null is unknown. */
export function stockLabel(inStock: boolean | null): string {
  if (inStock === null) return 'Stock not known';
  return inStock ? 'In Stock' : 'Out of Stock';
}
