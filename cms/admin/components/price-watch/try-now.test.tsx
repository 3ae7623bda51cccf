import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TryNow } from './try-now.tsx';

let hasSavePermission = true;

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({
  Button: 'i',
  toast: {},
  useDocumentInfo: () => ({ hasSavePermission }),
  useForm: () => ({}),
}));

it('a rule is tried by those who may save it', () => {
  expect(renderToStaticMarkup(<TryNow />)).toContain('Try it now');
  hasSavePermission = false;
  expect(renderToStaticMarkup(<TryNow />)).toBe('');
});
