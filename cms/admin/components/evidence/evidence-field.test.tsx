// @vitest-environment jsdom
import type { TextFieldClientProps } from 'payload';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
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
  onTestFinished(() => void vi.unstubAllGlobals());
  const props = { path: 'evidence', field: { name: 'evidence' } } as TextFieldClientProps;
  show(<EvidenceField {...props} />);

  paste(['text/plain', 'text/html', 'Files']);
  expect(sent).not.toHaveBeenCalled();
  paste(['text/html', 'Files']);
  expect(sent).toHaveBeenCalledTimes(1);
});
