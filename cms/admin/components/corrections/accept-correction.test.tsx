// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { AcceptCorrection } from './accept-correction.tsx';

const done = vi.hoisted((): string[] => []);

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', async () => {
  const { createElement } = await import('react');
  const fields = { status: { value: 'new' }, evidence: { value: 'picture' } };
  return {
    Button: ({ children, onClick }: React.ComponentProps<'button'>) =>
      createElement('button', { type: 'button', onClick }, children),
    toast: { success: () => undefined },
    useDocumentInfo: () => ({ id: 'one' }),
    useForm: () => ({
      getDataByPath: () => '£129',
      setModified: (isModified: boolean) => done.push(`modified: ${isModified}`),
    }),
    useFormFields: (choose: (context: [typeof fields]) => unknown) => choose([fields]),
  };
});
vi.mock('next/navigation.js', () => ({
  useRouter: () => ({ refresh: () => done.push('refreshed') }),
}));

it('a correction that is accepted with evidence leaves nothing to save', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  onTestFinished(() => void vi.unstubAllGlobals());
  show(<AcceptCorrection />);
  document.querySelector('button')!.click();
  await expect.poll(() => done).toEqual(['modified: false', 'refreshed']);
});
