// @vitest-environment jsdom
import type { DefaultCellComponentProps } from 'payload';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DiscountSwitch } from './discount-switch.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => undefined },
  useAuth: () => ({ permissions: { collections: { discounts: { update: true } } } }),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

it('an offer shows what was switched here, and what the list says of it once that is newer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const show = (cellData: boolean, updatedAt: string) => {
    const rowData = { id: 'one', discountText: '5% off', updatedAt };
    const props = { cellData, rowData } as unknown as DefaultCellComponentProps;
    flushSync(() => root.render(<DiscountSwitch {...props} />));
  };
  const button = () => document.querySelector('button')!;

  show(true, 'at first');
  expect(button().textContent).toBe('On');
  flushSync(() => button().click());
  await expect.poll(() => button().textContent).toBe('Off');
  show(false, 'after the switch');
  expect(button().textContent).toBe('Off');
  show(true, 'after a bulk edit');
  expect(button().textContent).toBe('On');
});
