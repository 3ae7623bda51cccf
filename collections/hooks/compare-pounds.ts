import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload';

/**
 * Lets amounts be compared in pounds, as they are shown: what people type into a filter, or write into an address,
 * arrives as text. Programs compare numbers, in pence.
 */
export function comparingPounds(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [inPence, ...(hooks?.beforeOperation ?? [])] },
  };
}

const inPence: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: whereInPence(args.where) } : args;

function whereInPence(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([path, condition]) => {
      if (Array.isArray(condition)) return [path, condition.map(whereInPence)];
      return [path, path.endsWith('Pence') ? conditionInPence(condition) : condition];
    }),
  );
}

function conditionInPence(condition: object): object {
  return Object.fromEntries(
    Object.entries(condition).map(([operator, value]) => [
      operator,
      operator === 'exists' ? value : valueInPence(value),
    ]),
  );
}

/** Text that is not an amount stays as it is, and matches nothing in the database. */
function valueInPence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueInPence);
  const pounds = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(pounds) ? Math.round(pounds * 100) : value;
}
