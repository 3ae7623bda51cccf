import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { Product, Review } from '#collections/payload-types.ts';
import { maxDocuments } from '#collections/queries/bounds.ts';

/** The rows that are chosen in a list, as it shows them: at most a page of it. */
export const chosenRowsSchema = z
  .array(z.object({ id: z.string(), updatedAt: z.iso.datetime() }))
  .min(1)
  .max(maxDocuments);

type ChosenRows = z.infer<typeof chosenRowsSchema>;

/** What is changed of each row. */
type Change =
  | { collection: 'products'; data: Partial<Product> }
  | { collection: 'reviews'; data: Partial<Review> };

/**
 * What has become of the chosen rows: how many were changed, how many could not be because they break a rule, and how many
 * have been changed or removed since they were shown.
 */
export type Outcome = { done: number; failed: number; overtaken: number };

/** Changes the chosen rows that still are as they were shown; all others stay as they are. */
export async function changeRows(
  rows: ChosenRows,
  change: Change,
  req: PayloadRequest,
): Promise<Outcome> {
  const asShown = rows.map(({ id, updatedAt }): Where => ({
    and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }],
  }));
  const { docs, errors } = await req.payload.update({
    ...change,
    where: { or: asShown },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const failed = errors.length;
  return { done: docs.length, failed, overtaken: rows.length - docs.length - failed };
}
