import type { ArrayField } from 'payload';

/** Heads each row of a list with the words of some of its fields, so that folded rows can be told apart. */
export function rowLabel(...fields: string[]) {
  return {
    RowLabel: {
      path: '/components/row-label/row-label.tsx#RowLabel',
      clientProps: { fields },
    },
  } satisfies NonNullable<ArrayField['admin']>['components'];
}
