/** Whether something was in stock, as far as anybody knows. */
export function stockText(inStock: boolean | null): string {
  if (inStock === null) return 'Stock not known';
  return inStock ? 'In stock' : 'Out of stock';
}
