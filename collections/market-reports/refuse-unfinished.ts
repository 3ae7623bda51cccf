import { APIError, type CollectionBeforeValidateHook } from 'payload';
import type { MarketReport } from '../payload-types.ts';
import { isPublishing } from '../publishing/is-publishing.ts';
import { missingParts } from './missing-parts.ts';

/** How many missing parts a message names; their fields are all marked in the form. */
const namedParts = 8;

/** Keeps a report from being published while something of it is missing, and says what. */
export const refuseUnfinished: CollectionBeforeValidateHook<MarketReport> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const report = { ...originalDoc, ...data };
  if (!isPublishing(report, req)) return data;
  const missing = missingParts(collection.fields, report);
  if (missing.length === 0) return data;
  const named = missing.slice(0, namedParts).map(({ message }) => message.replaceAll(',', ''));
  const more = missing.length - named.length;
  // The admin makes a list of what stands between commas after the colon.
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  throw new APIError(
    `This report cannot be published yet: ${list}`,
    400,
    { errors: missing },
    true,
  );
};
