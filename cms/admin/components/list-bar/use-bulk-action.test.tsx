// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { useBulkAction } from './use-bulk-action.ts';

const said: string[] = [];

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  toast: {
    success: (sentence: string) => said.push(sentence),
    error: (sentence: string) => said.push(sentence),
  },
  useListQuery: () => ({
    data: {
      docs: [
        { id: 'one', updatedAt: '2026-05-01T08:00:00.000Z', customerName: 'Ann' },
        { id: 'two', updatedAt: '2026-05-02T08:00:00.000Z', customerName: 'Ben' },
        { id: 'three', updatedAt: '2026-05-03T08:00:00.000Z', customerName: 'Cat' },
      ],
    },
  }),
  useSelection: () => ({ selectedIDs: ['one', 'three'], toggleAll: () => undefined }),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

function Approve() {
  const { run, count } = useBulkAction();
  const done = (approved: number) => `${approved} approved.`;
  return (
    <button type="button" onClick={() => void run({ path: '/moderation/approve', done })}>
      Approve {count}
    </button>
  );
}

it('the chosen rows are sent as the list shows them, and what has changed meanwhile is said', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ done: 1, failed: 0, overtaken: 1 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  show(<Approve />);
  const button = document.querySelector('button')!;
  expect(button.textContent).toBe('Approve 2');
  flushSync(() => button.click());
  await expect
    .poll(() => said)
    .toEqual([
      '1 approved.',
      '1 left out: changed or removed since this list was shown. The list is now up to date.',
    ]);
  expect(sent).toEqual([
    {
      rows: [
        { id: 'one', updatedAt: '2026-05-01T08:00:00.000Z' },
        { id: 'three', updatedAt: '2026-05-03T08:00:00.000Z' },
      ],
    },
  ]);
});
