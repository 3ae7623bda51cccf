// @vitest-environment jsdom
import type { DefaultCellComponentProps } from 'payload';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { DiscountSwitch } from './discount-switch.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => undefined },
  useAuth: () => ({ permissions: { collections: { discounts: { update: true } } } }),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

it('an offer shows what was switched here, and what the list says of it once that is newer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  onTestFinished(() => void vi.unstubAllGlobals());
  const cell = (cellData: boolean, updatedAt: string) => {
    const rowData = { id: 'one', discountText: '5% off', updatedAt };
    const props = { cellData, rowData } as unknown as DefaultCellComponentProps;
    return <DiscountSwitch {...props} />;
  };
  const button = () => document.querySelector('button')!;

  const { rerender } = show(cell(true, 'at first'));
  expect(button().textContent).toBe('On');
  flushSync(() => button().click());
  await expect.poll(() => button().textContent).toBe('Off');
  rerender(cell(false, 'after the switch'));
  expect(button().textContent).toBe('Off');
  rerender(cell(true, 'after a bulk edit'));
  expect(button().textContent).toBe('On');
});
