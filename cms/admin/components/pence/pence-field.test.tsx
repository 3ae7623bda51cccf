// @vitest-environment jsdom
import type { NumberFieldClientProps } from 'payload';
import { expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { PenceField } from './pence-field.tsx';

type Validate = (held: number | string | null) => string | true;
let validate: Validate | undefined;

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  TextInput: () => null,
  useField: (field: { validate?: Validate }) => {
    validate = field.validate;
    return { path: 'pricePence', value: null, setValue: () => undefined };
  },
}));

it('a form says itself what is wrong with an amount, in the words of the server', () => {
  const field = { name: 'pricePence', label: 'Price (£)', min: 1, required: true };
  const props: NumberFieldClientProps = { field, path: 'pricePence' };
  show(<PenceField {...props} />);
  expect(validate?.(null)).toBe('“Price (£)” is required: enter an amount above £0, as in 129.50.');
  for (const held of [0, '£-5', '£129,50'])
    expect(validate?.(held)).toMatch(/^“Price \(£\)” takes an amount above £0, /);
  expect(validate?.(12_950)).toBe(true);
});
