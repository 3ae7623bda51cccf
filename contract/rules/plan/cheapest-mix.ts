import type { Pence } from '../money.ts';

/**
 * What an order costs at a provider as the first one there, and as one after it; Infinity if it cannot be made there. A
 * provider that can only be joined with the plan's first order cannot be returned to: its orders are consecutive.
 */
export type OrderCosts = { first: Pence; repeat: Pence };

/**
 * Which provider to make each order with, by its index, so that all together cost the least: the same one as for the order
 * before wherever that costs no more. Null if an order can be made nowhere. Of the providers, each with its costs by
 * order, those before others are chosen at the same sum.
 *
 * What an order costs depends on whether an earlier one was made there, so orders cannot be chosen one by one. For each
 * set of orders (at most 12, so 4,096 sets) it keeps the least that the providers so far ask for them. It does so in steps
 * of less than a millisecond.
 */
export function* cheapestMixSteps(
  providers: readonly (readonly OrderCosts[])[],
  orderCount: number,
): Generator<void, number[] | null> {
  // Providers that can only be joined at the start go first: the orders already taken are then their own.
  const kept = yield* withoutDominated(providers, orderCount);
  const candidates = kept.toSorted(
    (a, b) => Number(isOpenLater(providers[a])) - Number(isOpenLater(providers[b])),
  );
  const best = new Float64Array(1 << orderCount).fill(Infinity);
  best[0] = 0;
  // One for all: memory outside V8's heap makes it collect garbage, which takes longer than the plan.
  const withProvider = new Float64Array(best.length);
  const takenBy: Uint16Array[] = [];
  for (const index of candidates) {
    takenBy.push(addProvider(best, providers[index] ?? [], withProvider));
    yield;
  }
  let left = best.length - 1;
  if (best[left] === Infinity) return null;
  const chosen = Array.from({ length: orderCount }, () => 0);
  for (let last = candidates.length - 1; last >= 0; last -= 1) {
    const taken = takenBy[last]?.[left] ?? 0;
    for (let order = 0; order < orderCount; order += 1)
      if (taken & (1 << order)) chosen[order] = candidates[last] ?? 0;
    left ^= taken;
  }
  return withoutNeedlessChanges(chosen, providers);
}

/**
 * Lets a provider take orders where that costs less; returns which of each set it has taken.
 * @param withProvider - What each set costs if it takes at least one; whatever it holds is written over.
 */
function addProvider(
  best: Float64Array,
  costs: readonly OrderCosts[],
  withProvider: Float64Array,
): Uint16Array {
  withProvider.fill(Infinity);
  const taken = new Uint16Array(best.length);
  const canReturn = isOpenLater(costs);
  for (const [order, { first, repeat }] of costs.entries()) {
    const bit = 1 << order;
    if (first === Infinity && repeat === Infinity) continue;
    for (let set = 0; set < best.length; set += 1) {
      if (set & bit) continue;
      const target = set | bit;
      const asFirst = (best[set] ?? Infinity) + first;
      const isNext = (set & (bit >> 1)) > 0;
      const asRepeat = canReturn || isNext ? (withProvider[set] ?? Infinity) + repeat : Infinity;
      if (Math.min(asFirst, asRepeat) >= (withProvider[target] ?? Infinity)) continue;
      withProvider[target] = Math.min(asFirst, asRepeat);
      taken[target] = asFirst <= asRepeat ? bit : (taken[set] ?? 0) | bit;
    }
  }
  for (const [set, cost] of withProvider.entries()) {
    if (cost < (best[set] ?? Infinity)) best[set] = cost;
    else taken[set] = 0;
  }
  return taken;
}

/** Whether somebody can begin at a provider with a later order than the plan's first. */
function isOpenLater(costs: readonly OrderCosts[] = []): boolean {
  return costs.some(({ first }, order) => order > 0 && first < Infinity);
}

/**
 * Leaves out a provider if as many others as there are orders cost no more for any of them: one of those is always free to
 * take its place.
 */
function* withoutDominated(
  providers: readonly (readonly OrderCosts[])[],
  orderCount: number,
): Generator<void, number[]> {
  const total = providers.map((costs) =>
    costs.reduce((sum, { first, repeat }) => sum + first + repeat, 0),
  );
  const kept: number[] = [];
  const byTotal = [...providers.keys()].toSorted((a, b) => compareCosts(total[a], total[b]));
  for (const index of byTotal) {
    const dominating = kept.filter((other) => isNowhereDearer(providers[other], providers[index]));
    if (dominating.length < orderCount) kept.push(index);
    yield;
  }
  return kept.toSorted((a, b) => a - b);
}

/** Infinity is as much as Infinity. */
function compareCosts(a = 0, b = 0): number {
  return a === b ? 0 : a - b;
}

function isNowhereDearer(a: readonly OrderCosts[] = [], b: readonly OrderCosts[] = []): boolean {
  return a.every((costs, order) => {
    const other = b[order];
    return other !== undefined && costs.first <= other.first && costs.repeat <= other.repeat;
  });
}

/** Joins what is made at one provider with what is made at the one before or after, where that costs no more. */
function withoutNeedlessChanges(
  chosen: readonly number[],
  providers: readonly (readonly OrderCosts[])[],
): number[] {
  const cost = costOf(chosen, providers);
  for (const [start, end] of runsOf(chosen)) {
    if (start === 0) continue;
    const before = chosen[start - 1] ?? 0;
    const own = chosen[start] ?? 0;
    const [startBefore] = runsOf(chosen).find(([, each]) => each === start) ?? [start];
    const joined = [
      chosen.map((each, order) => (order >= start && order < end ? before : each)),
      chosen.map((each, order) => (order >= startBefore && order < start ? own : each)),
    ].find((each) => costOf(each, providers) <= cost);
    if (joined) return withoutNeedlessChanges(joined, providers);
  }
  return [...chosen];
}

/** From where to where orders are made at one provider. */
function runsOf(chosen: readonly number[]): [start: number, end: number][] {
  const starts = chosen.flatMap((each, order) => (each === chosen[order - 1] ? [] : [order]));
  return starts.map((start, index) => [start, starts[index + 1] ?? chosen.length]);
}

function costOf(chosen: readonly number[], providers: readonly (readonly OrderCosts[])[]): Pence {
  const used = new Set<number>();
  return chosen.reduce((sum, provider, order) => {
    const costs = providers[provider]?.[order];
    const cost = used.has(provider) ? costs?.repeat : costs?.first;
    used.add(provider);
    return sum + (cost ?? Infinity);
  }, 0);
}
