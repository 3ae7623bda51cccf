import { z } from 'zod';
import { amountProblem, takesAmount } from '../rules/filter-amounts.ts';
import { mapFilters, productFilters, type ProductFilterName } from '../rules/product-filters.ts';
import { productSorts } from '../rules/product-order.ts';

const filterSchema = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => value || 'all')
  .default('all');

/** The query of `GET /api/products`; `all` or empty means no filter, and values ignore case. */
export const productsQuerySchema = z.object({
  ...mapFilters(filterSchemaOf),
  asOf: z.iso
    .date('The day (asOf) must be a date, such as 2025-08-31.')
    .optional()
    .describe('A date: shows the products as they were at the end of that day in London'),
  sortBy: z.string().toLowerCase().pipe(z.enum(productSorts)).default('price'),
});
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

function filterSchemaOf(name: ProductFilterName) {
  const filter = productFilters[name];
  if (filter.kind === 'amount')
    return filterSchema
      .refine(takesAmount, amountProblem(name))
      .describe('An amount in pounds, such as 180 or 180.50');
  return filter.values ? filterSchema.pipe(z.enum(['all', ...filter.values])) : filterSchema;
}
