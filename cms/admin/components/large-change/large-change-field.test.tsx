// @vitest-environment jsdom
import type { CheckboxFieldClientProps } from 'payload';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { LargeChangeField } from './large-change-field.tsx';

type Held = { value: unknown; initialValue?: unknown };
let fields: Record<string, Held> = {};

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement, useState } = await import('react');
  return {
    CheckboxInput: ({
      label,
      checked,
      onToggle,
    }: {
      label: string;
      checked: boolean;
      onToggle: () => void;
    }) =>
      createElement(
        'label',
        null,
        label,
        createElement('input', { type: 'checkbox', checked, onChange: onToggle }),
      ),
    useField: () => {
      const [value, setValue] = useState(false);
      fields.confirmLargeChange = { value };
      return { value, setValue };
    },
    useFormFields: (choose: (context: [typeof fields]) => unknown) => choose([fields]),
  };
});

it('a price that is confirmed is asked about again once another one is typed', async () => {
  const { rerender } = show(null);
  const type = (pounds: number) => {
    fields = { ...fields, pricePence: { value: pounds * 100, initialValue: 12_900 } };
    const props = { path: 'confirmLargeChange' } as CheckboxFieldClientProps;
    rerender(<LargeChangeField {...props} />);
  };
  const box = () => document.querySelector('input');
  const isConfirmed = () => expect.poll(() => fields.confirmLargeChange?.value);

  type(189);
  expect(document.body.textContent).toContain('£189 is right: 46.5% more than £129');
  flushSync(() => box()!.click());
  await isConfirmed().toBe(true);
  type(139);
  expect(box()).toBeNull();
  await isConfirmed().toBe(false);
  type(1390);
  expect(box()?.checked).toBe(false);
});
