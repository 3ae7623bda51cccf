// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { FillReport } from './fill-report.tsx';

const form = vi.hoisted(() => ({
  getData: () => ({ month: '2026-10-01T12:00:00.000Z' }),
  reset: vi.fn<() => void>(),
  setModified: () => undefined,
  setProcessing: vi.fn<(isProcessing: boolean) => void>(),
}));
let hasSavePermission = true;

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement } = await import('react');
  return {
    Button: ({ children, onClick }: React.ComponentProps<'button'>) =>
      createElement('button', { type: 'button', onClick }, children),
    ConfirmationModal: () => null,
    toast: { success: () => undefined },
    useDocumentInfo: () => ({ hasSavePermission }),
    useForm: () => form,
    useModal: () => ({}),
  };
});

it('nothing can be typed into a report while its figures are fetched, or it would be taken away', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  onTestFinished(() => void vi.unstubAllGlobals());
  show(<FillReport />);
  flushSync(() => document.querySelector('button')!.click());
  expect(form.setProcessing.mock.calls).toEqual([[true]]);
  expect(form.reset).not.toHaveBeenCalled();
  answer(Response.json({ period: 'October 2026', medications: [], sections: [] }));
  await expect.poll(() => form.setProcessing.mock.calls).toEqual([[true], [false]]);
  expect(form.reset).toHaveBeenCalledTimes(1);
});

it('whoever may not save a report is not offered to fill it', () => {
  hasSavePermission = false;
  show(<FillReport />);
  expect(document.querySelector('button')).toBeNull();
});
