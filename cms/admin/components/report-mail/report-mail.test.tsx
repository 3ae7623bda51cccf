// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import type { MailingState } from '#cms/mail/mailing-service.ts';
import { ReportMail } from './report-mail.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement } = await import('react');
  return {
    Button: ({ children }: React.ComponentProps<'button'>) =>
      createElement('button', { type: 'button' }, children),
    ConfirmationModal: () => null,
    toast: {},
    useAuth: () => ({ user: { email: 'edith@directory.example', roles: ['editor'] } }),
    useDocumentInfo: () => ({ id: 'one', hasPublishedDoc: true }),
    useModal: () => ({}),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the panel, whose server answers so when it is asked how the sending stands. */
function open(answer: () => Promise<MailingState>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', async () => Response.json(await answer()));
  show(<ReportMail />);
}

const shows = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

const sending = (sent: number): MailingState => ({
  recipients: 100,
  mailing: {
    status: sent === 100 ? 'done' : 'sending',
    startedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: sent === 100 ? '2026-11-20T12:05:00.000Z' : null,
    problem: null,
    counts: { waiting: 100 - sent, sent, suppressed: 0, bounced: 0, failed: 0 },
  },
});

it('asks how far the sending has come once at a time, until it is done', async () => {
  const answers: ((state: MailingState) => void)[] = [];
  open(() => new Promise((resolve) => answers.push(resolve)));
  await vi.advanceTimersByTimeAsync(10_000);
  answers.shift()!(sending(40));
  await shows('40 of 100');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(1);
  answers.shift()!(sending(100));
  await shows('100 of 100');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toEqual([]);
});

it('says why it does not know how the sending stands, and asks again', async () => {
  let isDown = true;
  open(async () => {
    if (isDown) throw new Error('offline');
    return { recipients: 12, mailing: null };
  });
  await shows('The server cannot be reached.');
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  await shows('12 subscribers have confirmed their address.');
  expect(document.body.textContent).not.toContain('The server cannot be reached.');
});
