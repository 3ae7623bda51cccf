import type { Observation } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { seen } from './seen-fields.ts';

/** The names of what is seen of a product at its source. */
export const seenFields = seen.map(({ name }) => name);

/** What is seen, as the log has it: null is not known, or none. */
export type Seen = {
  [Name in (typeof seenFields)[number]]: Exclude<Observation[Name], undefined>;
};

/** All that an observation says. */
const observedFields = [
  ...seenFields,
  'provider',
  'medication',
  'dose',
  'checkedAt',
  'deletedAt',
] as const;

type Field = (typeof observedFields)[number];
/** The fields that a save gives; the others stay as they are. */
type Values = { readonly [Name in Field]?: unknown };

/** Whether a save changes what is seen of a product: whoever does has just looked at the source. */
export function changesSeenFields(values: Values, stored: Values | undefined): boolean {
  return seenFields.some((field) => changes(field, values, stored));
}

/** Whether a save changes anything that an observation says, the time of the check too. */
export function changesObservedFields(values: Values, stored: Values | undefined): boolean {
  return observedFields.some((field) => changes(field, values, stored));
}

/** Whether a save gives a field another value. */
export function changes(field: Field, values: Values, stored: Values | undefined): boolean {
  return values[field] !== undefined && plain(values[field]) !== plain(stored?.[field]);
}

/** Relations as ids, times as text, and nothing given as null. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? relationId(value as { id: string }) : value;
}
