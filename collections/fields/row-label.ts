import type { ArrayField } from 'payload';

/** Labels each row of a list with the values of some of its fields, so that collapsed rows can be told apart. */
export function rowLabel(...fields: string[]) {
  return {
    RowLabel: {
      path: '/components/row-label/row-label.tsx#RowLabel',
      clientProps: { fields },
    },
  } satisfies NonNullable<ArrayField['admin']>['components'];
}
