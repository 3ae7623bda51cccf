// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { Redaction } from './redaction.tsx';

let isModified = false;

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement } = await import('react');
  return {
    Button: ({ children, disabled }: React.ComponentProps<'button'>) =>
      createElement('button', { type: 'button', disabled }, children),
    toast: {},
    useAuth: () => ({ permissions: { collections: { reviews: { update: true } } } }),
    useDocumentInfo: () => ({ id: 'one' }),
    useFormModified: () => isModified,
  };
});
vi.mock('next/navigation.js', () => ({ useRouter: () => ({}) }));

it('words are redacted once everything else in the form is saved, as the form is read anew', () => {
  const { rerender } = show(<Redaction />);
  const input = document.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'Osgood');
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  const button = document.querySelector('button')!;
  expect(button.disabled).toBe(false);
  isModified = true;
  rerender(<Redaction />);
  expect(button.disabled).toBe(true);
  expect(document.body.textContent).toContain('Save your other changes first.');
});
