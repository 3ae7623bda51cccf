import type { Payload, Where } from 'payload';
import { catalogueOf } from '#cms/catalogue/catalogue-service.ts';
import { every } from '#cms/runtime/every.ts';
import { afterReading } from './alert-changes.ts';
import { changeEach } from './change-each.ts';
import { marketOf, type Market } from './read-market.ts';
import { createSettledDoses } from './settled-doses.ts';

/** How often a process looks at its catalogue. */
const lookMilliseconds = 2000;
/** How long a dose stays the same before anybody is told: a slip that is put right at once is no news. */
const settleMilliseconds = 5000;

/** With more doses than this, all alerts are read. */
const maxDosesInQuery = 25;

/** Starts to look for what people want to be told about prices; returns how to stop. */
export function startPriceAlerts(payload: Payload): () => Promise<void> {
  const doses = createSettledDoses(settleMilliseconds);
  let version: number | undefined;
  return every(
    lookMilliseconds,
    async (signal) => {
      const catalogue = catalogueOf(payload);
      const now = performance.now();
      if (!catalogue || (catalogue.version() === version && !doses.isDue(now))) return;
      const looked = catalogue.version();
      const market = catalogue.current();
      const settled = await doses.look(market, now);
      if (settled.length > 0) {
        await storeNews(payload, { market, doses: settled, signal });
        if (signal.aborted) return;
        doses.told(settled, performance.now());
      }
      version = looked;
    },
    { name: 'Looking for news for price alerts', logger: payload.logger },
  );
}

type Changes = {
  market: Market;
  /** Those that have changed. */
  doses: readonly string[];
  signal?: AbortSignal;
};

/**
 * Stores what there is to tell the owners of alerts, in one write for each address with what its alerts remember. It can
 * be done again, and by several processes at once: what is remembered has been told. One whose row cannot be read keeps
 * nobody else from being told.
 */
export async function storeNews(
  payload: Payload,
  { market, doses, signal }: Changes,
): Promise<void> {
  const marketAt = await marketOf(market);
  await changeEach(payload, {
    where: concerned(doses, new Date()),
    changesOf: (row) => {
      const now = new Date();
      return afterReading(row, { read: marketAt(now), now });
    },
    signal,
  });
}

function concerned(doses: readonly string[], now: Date): Where {
  const isLasting: Where[] = [
    { status: { equals: 'active' } },
    { endsAt: { greater_than: now.toISOString() } },
  ];
  if (doses.length > maxDosesInQuery) return { and: isLasting };
  return { and: [...isLasting, { or: doses.map((dose) => ({ watched: { contains: dose } })) }] };
}
