import type { TextField } from 'payload';
import { slugify } from './slug.ts';

/** Where a section can be linked to, made from its heading when it is left empty. */
export function anchorField({ from }: { from: string }): TextField {
  return {
    name: 'anchor',
    type: 'text',
    required: true,
    hooks: {
      beforeValidate: [
        ({ value, siblingData }) => value || slugify(String(siblingData[from] ?? '')),
      ],
    },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'An anchor takes lower-case letters, digits and single hyphens.',
    admin: {
      description: 'Others link to it: leave it as it is once the page is published.',
    },
  };
}
