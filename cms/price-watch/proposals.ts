import type { Payload, PayloadRequest, Where } from 'payload';
import type { WatchedPrice } from '#collections/payload-types.ts';
import { findReadable } from '#cms/database/find-readable.ts';
import { BadRequest, Conflict } from '#cms/runtime/errors.ts';
import { evidencePath } from '#contract/rules/evidence.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import { isLargeChange, largeChangePercent } from '#contract/rules/price-gate.ts';
import { nameFound } from './name-found.ts';
import { readTargets, readingOf, type Target } from './target.ts';
import { writeVisit } from './write-visit.ts';

/** A change that the price watch has seen and nobody has decided on. */
export type Proposal = {
  /** Of the watched price. */
  id: string;
  productId: string;
  product: string;
  /** As in `£129, in stock`. */
  stored: string;
  seen: string;
  /** ISO UTC. */
  seenAt: string;
  /** Of the price, with one decimal; 0 if only the stock changes. */
  changePercent: number;
  /** Whether the change has to be confirmed by whoever accepts it. */
  isLarge: boolean;
  address: string;
  /** The part of the page, and the address of the whole evidence. */
  excerpt: string;
  evidenceUrl: string | null;
};

/** What somebody decides on: what they have seen of it must still hold. */
export type Decision = { id: string; seen: string; isConfirmed: boolean };

/** Watched prices with a change that still needs a decision, by their ids: whether one does depends on other documents. */
export async function waitingProposals(payload: Payload): Promise<Where> {
  const targets = await readWaitingTargets(payload);
  return { id: { in: targets.map(({ watch }) => watch.id) } };
}

const maxListed = 100;

/** The proposals that wait, oldest first, a hundred at most, and how many there are. */
export async function listProposals(
  payload: Payload,
): Promise<{ waiting: Proposal[]; total: number }> {
  const targets = await readWaitingTargets(payload);
  const waiting = targets.slice(0, maxListed).map(({ watch, product, address }) => {
    const [from, to] = [watch.storedPricePence ?? 0, watch.seenPricePence ?? 0];
    return {
      id: watch.id,
      productId: product.id,
      product: product.title ?? product.dose,
      stored: nameFound({ pricePence: from, inStock: watch.storedInStock ?? null }),
      seen: nameSeen(watch),
      seenAt: watch.seenAt ?? '',
      changePercent: toOneDecimal(changeInPercent(from, to)),
      isLarge: isLargeChange(from, to),
      address: address ?? '',
      excerpt: watch.seenExcerpt ?? '',
      evidenceUrl: watch.seenEvidence ? evidencePath(watch.seenEvidence, 'txt') : null,
    };
  });
  return { waiting, total: targets.length };
}

/**
 * What can be decided on, oldest first: not what was seen of a product that is in the trash, or that has been changed or checked
 * since, nor what was read by another rule.
 */
async function readWaitingTargets(payload: Payload): Promise<Target[]> {
  const watches = await findReadable(payload, {
    collection: 'watched-prices',
    where: { proposal: { equals: 'waiting' } },
    sort: 'seenAt',
    depth: 0,
    overrideAccess: true,
  });
  return (await readTargets(payload, watches)).filter(isAsSeen);
}

function nameSeen({ seenPricePence, seenInStock }: WatchedPrice): string {
  return nameFound({ pricePence: seenPricePence ?? 0, inStock: seenInStock ?? null });
}

/**
 * Stores what the watch has seen, in the name of whoever asks, as checked when the page was visited.
 * @throws Conflict if the proposal is not the one that was decided on, or the product or the rule has been changed or the
 * product checked since the visit, which then takes place again; BadRequest if it is a large change that is not confirmed.
 */
export async function acceptProposal(decision: Decision, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const watch = await readWaiting(payload, decision);
  const [target] = await readTargets(payload, [watch]);
  if (!target || !isAsSeen(target)) {
    await writeVisit(payload, watch, { proposal: null, nextVisitAt: new Date().toISOString() });
    throw new Conflict(
      'The product or how its page is read has been changed since the page was seen, or the product has been checked. The page is visited again.',
    );
  }
  const { product } = target;
  const pricePence = watch.seenPricePence ?? product.pricePence;
  if (isLargeChange(product.pricePence, pricePence) && !decision.isConfirmed) {
    throw new BadRequest(
      `The price changes by more than ${largeChangePercent}%. If that is right, confirm it first.`,
    );
  }
  await payload.update({
    collection: 'products',
    id: product.id,
    data: {
      pricePence,
      inStock: watch.seenInStock ?? product.inStock,
      checkedAt: watch.seenAt ?? product.checkedAt,
      evidence: watch.seenEvidence,
      confirmLargeChange: decision.isConfirmed,
      updatedAt: product.updatedAt,
    },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: { isFromPriceWatch: true },
    req,
  });
  await writeVisit(payload, watch, { proposal: null });
}

/** Whether the product and the rule are still those that the page was read for. */
function isAsSeen(target: Target): boolean {
  const { product, watch } = target;
  return (
    readingOf(target) === watch.readWith &&
    product.pricePence === watch.storedPricePence &&
    product.inStock === watch.storedInStock &&
    product.checkedAt <= (watch.seenAt ?? '')
  );
}

/**
 * Leaves the product as it is; the same figures are not proposed again.
 * @throws Conflict if the proposal is not the one that was decided on
 */
export async function refuseProposal(decision: Decision, req: PayloadRequest): Promise<void> {
  const watch = await readWaiting(req.payload, decision);
  await req.payload.update({
    collection: 'watched-prices',
    id: watch.id,
    data: { proposal: 'refused', updatedAt: watch.updatedAt },
    depth: 0,
    overrideAccess: true,
    user: req.user,
    req,
  });
}

async function readWaiting(payload: Payload, { id, seen }: Decision): Promise<WatchedPrice> {
  const { docs } = await payload.find({
    collection: 'watched-prices',
    where: { and: [{ id: { equals: id } }, { proposal: { equals: 'waiting' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [watch] = docs;
  if (!watch) throw new Conflict('This proposal has already been settled.');
  if (nameSeen(watch) !== seen) {
    throw new Conflict(
      'The page has been visited again and says something else. Look at it again.',
    );
  }
  return watch;
}
