import type { TextField } from 'payload';

const urlSafe = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The last part of a page's URL: unique and URL-safe, made from another field if left empty. */
export function slugField({ from }: { from: string }): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: {
      beforeValidate: [({ value, data }) => value || slugify(String(data?.[from] ?? ''))],
    },
    validate: (value: string | null | undefined, { event }) =>
      // A form says what is wrong before anything is made.
      (event === 'onChange' && !value) ||
      urlSafe.test(value ?? '') ||
      'Use lower-case letters, digits and single hyphens, as in “a-safe-name”.',
    admin: {
      position: 'sidebar',
      description: 'The last part of the page’s address. Leave empty to create it from the name.',
    },
  };
}

/** `Dr Moor’s Clinic` → `dr-moors-clinic`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
