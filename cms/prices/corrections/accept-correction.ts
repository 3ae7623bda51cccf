import type { PayloadRequest } from 'payload';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import type { Seen } from '#collections/products/observed-fields.ts';
import type { Correction, Product } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { correctableParts } from '#contract/rules/correction.ts';
import { largeChangePercent, largeChanges } from '#contract/rules/price-gate.ts';
import { BadRequest, Conflict, NotFound } from '#cms/runtime/errors.ts';
import { readProductsAsOf } from '#cms/observations/read-log.ts';
import { readFee, readPrice, type Read } from '../file/read-amount.ts';
import { readStock } from '../file/read-stock.ts';

export type Accepted = {
  id: string;
  /** The SHA-256 of a picture or PDF of what is right. */
  evidence?: string | null;
};
type Figure = Partial<
  Pick<Product, 'pricePence' | 'consultationFeePence' | 'deliveryFeePence' | 'inStock'>
>;

/**
 * Accepts a visitor's correction in the name of whoever asks: stores an observation that corrects the one before.
 * @throws NotFound if there is no such correction, Conflict if it is settled, if its value is stored already, if the stored
 * one is no longer the one that was reported, or if the price or the total would change by too much to go unconfirmed,
 * BadRequest if its value cannot be read.
 */
export async function acceptCorrection(
  { id, evidence }: Accepted,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const correction = await payload
    .findByID({ collection: 'corrections', id, depth: 0, disableErrors: true, req })
    .catch(() => null);
  if (!correction) throw new NotFound('There is no such correction.');
  if (correction.status !== 'new') throw new Conflict('This correction has already been settled.');
  const productId = relationId(correction.product);
  const figure = figureOf(correction);
  const before = await payload.findByID({
    collection: 'products',
    id: productId,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (isStored(before, figure)) throw new Conflict(storedAlready);
  if (await isChangedSince(before, { figure, correction, req })) throw new Conflict(changedSince);
  const [large] = largeChanges(before, figure);
  if (large) throw new Conflict(tooLarge(large.field === 'total' ? 'total' : 'price'));
  const product = await payload.update({
    collection: 'products',
    id: productId,
    data: {
      ...figure,
      checkedAt: new Date().toISOString(),
      evidence,
      correction: `Reported by a visitor: ${correctableParts[correction.whatIsWrong].toLowerCase()}.`,
    },
    depth: 0,
    showHiddenFields: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  await payload.update({
    collection: 'corrections',
    id,
    data: { status: 'accepted', observation: newestObservationOf(product)?.id },
    overrideAccess: true,
    req,
  });
}

/** Whether this is what is stored. */
function isStored(product: Product, figure: Partial<Pick<Seen, keyof Figure>>): boolean {
  return Object.entries(figure).every(
    ([name, value]) => (product[name as keyof Figure] ?? null) === value,
  );
}

/** Whether another value has been stored since it was reported, which somebody may have just seen at the source. */
async function isChangedSince(
  product: Product,
  { figure, correction, req }: { figure: Figure; correction: Correction; req: PayloadRequest },
): Promise<boolean> {
  const fields = Object.keys(figure) as (keyof Figure)[];
  const { reportedAt } = correction;
  const [reported] = await readProductsAsOf(req.payload, [product.id], reportedAt, fields);
  return reported !== undefined && !isStored(product, reported);
}

/** @throws BadRequest if the correction has no value that could be stored. */
function figureOf({ whatIsWrong, whatIsRight }: Correction): Figure {
  switch (whatIsWrong) {
    case 'price':
      return { pricePence: valueOf(readPrice(whatIsRight)) };
    case 'consultationFee':
      return { consultationFeePence: valueOf(readFee(whatIsRight)) };
    case 'deliveryFee':
      return { deliveryFeePence: valueOf(readFee(whatIsRight)) };
    case 'stock':
      return { inStock: valueOf(readStock(whatIsRight)) };
    case 'other':
      throw new BadRequest(byHand);
  }
}

function valueOf<Value>(read: Read<Value>): Value {
  if ('problem' in read) throw new BadRequest(byHand);
  return read.value;
}

const byHand =
  'What the visitor wrote is not a value that can be stored. Correct the product yourself, then choose “Put right” here.';

const storedAlready =
  'What the visitor wrote is stored already. Choose “Put right” if you have just entered it, or “Declined” if it was right before.';

const changedSince =
  'This figure has been changed since it was reported. Compare it with the provider’s own page, set it in the product if it is still wrong, then choose “Put right” here.';

const tooLarge = (what: 'price' | 'total') =>
  `The ${what} would change by more than ${largeChangePercent}%. If that is right, set it in the product and confirm it there, then choose “Put right” here.`;
