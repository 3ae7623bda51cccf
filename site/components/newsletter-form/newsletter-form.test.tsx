// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import type { SubscriptionResult } from './subscription-messages.ts';

let leave = () => {};
afterEach(() => leave());
// What the first toast loads needs the document when it comes.
afterAll(() => import('../toast/toaster.tsx'));

/** Opens a page with the form, instead of the page before. */
function open(source: string, outcome: SubscriptionResult['outcome'] = 'subscribed') {
  leave();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  leave = () => {
    flushSync(() => root.unmount());
    element.remove();
    leave = () => {};
  };
  flushSync(() =>
    root.render(
      <ToastProvider>
        <NewsletterForm source={source} subscribe={async () => ({ outcome })} isPending={false} />
      </ToastProvider>,
    ),
  );
}

const field = () => document.querySelector<HTMLInputElement>('[name=email]')!;
const button = () => document.querySelector<HTMLButtonElement>('[type=submit]')!;

function type(address: string) {
  // React hears of nothing that is set by its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), address);
  flushSync(() => field().dispatchEvent(new Event('input', { bubbles: true })));
}

it('the address is there again, to be sent, for whoever has left the page to read how it is used', () => {
  open('left');
  expect(button().disabled).toBe(true);
  type('reader@reader.example');
  open('elsewhere');
  expect(field().value).toBe('');
  open('left');
  expect(field().value).toBe('reader@reader.example');
  expect(button().disabled).toBe(false);
});

it('an address that was not accepted stays, and one that was is there no more', async () => {
  open('refused', 'too-many');
  type('reader@reader.example');
  flushSync(() => button().click());
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe('reader@reader.example');
  open('refused');
  expect(field().value).toBe('reader@reader.example');
  flushSync(() => button().click());
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(button().disabled).toBe(true);
  open('refused');
  expect(field().value).toBe('');
});
