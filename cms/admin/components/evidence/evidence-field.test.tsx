// @vitest-environment jsdom
import type { TextFieldClientProps } from 'payload';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { EvidenceField } from './evidence-field.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  Dropzone: () => null,
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: () => null,
  useField: () => ({ setValue: () => undefined }),
}));

const picture = new File(['a picture'], 'image.png', { type: 'image/png' });

function paste(types: string[]) {
  const clipboardData = { types, files: [picture] };
  document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
}

it('a picture that is pasted is sent as evidence, and that of a spreadsheet’s cells is not', () => {
  const sent = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ id: 'one', url: '/evidence/one.png' }),
  );
  vi.stubGlobal('fetch', sent);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const props = { path: 'evidence', field: { name: 'evidence' } } as TextFieldClientProps;
  flushSync(() => root.render(<EvidenceField {...props} />));

  paste(['text/plain', 'text/html', 'Files']);
  expect(sent).not.toHaveBeenCalled();
  paste(['text/html', 'Files']);
  expect(sent).toHaveBeenCalledTimes(1);
});
