import type { TextField } from 'payload';
import { slugify } from './slug.ts';

/** A section's anchor for links, made from its heading if left empty. */
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
      'Use lower-case letters, digits and single hyphens.',
    admin: {
      description: 'Other sites may link to it, so do not change it once the page is published.',
    },
  };
}
