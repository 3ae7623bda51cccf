/** The text for a stock state, which may be unknown. */
export function stockText(inStock: boolean | null): string {
  if (inStock === null) return 'Stock not known';
  return inStock ? 'In stock' : 'Out of stock';
}
