import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { ObservationRoute } from '#contract/rules/observation.ts';
import type { Product } from '../payload-types.ts';
import { nameObservation } from './newest-observation.ts';
import { changes, changesSeenFields } from './observed-fields.ts';

/**
 * Keeps when a product was checked, by whom and by which route, and names the observation that its save makes if it
 * changes anything. What was seen is as of now unless the save says when, and whoever adds evidence has just looked; a
 * correction puts right what was recorded before, and is as of then.
 */
export const observe: CollectionBeforeChangeHook<Product> = ({
  data: { correction, evidence: added, ...values },
  operation,
  originalDoc,
  req,
}) => {
  const stored = operation === 'create' ? undefined : originalDoc;
  const note = correction?.trim() || null;
  const route = routeOf(req);
  const evidence = added || null;
  const setsTime = changes('checkedAt', values, stored);
  const isCheck =
    setsTime || (note === null && (evidence !== null || changesSeenFields(values, stored)));
  return {
    ...values,
    ...(isCheck && {
      ...(!setsTime && { checkedAt: new Date().toISOString() }),
      checkedBy: req.user?.id ?? null,
      checkedThrough: route,
    }),
    observation: nameObservation(req.payload, { route, observer: req.user, note, evidence }),
  };
};

/** What the price watch has seen is its own, also when somebody has accepted it. */
function routeOf({ context, user }: PayloadRequest): ObservationRoute {
  if (context.isFromPriceWatch) return 'watch';
  return user ? 'form' : 'system';
}
