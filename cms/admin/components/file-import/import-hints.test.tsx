import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { roles, type Role } from '#collections/access/roles.ts';
import { PriceImportHint } from '../price-import/price-import-hint.tsx';
import { TermImportHint } from '../term-import/term-import-hint.tsx';

/** Payload’s own come with style sheets that only the build of the admin reads. */
vi.mock('@payloadcms/ui', () => ({ Link: 'a' }));

const seenBy = (Hint: typeof PriceImportHint) => (role: Role) =>
  renderToStaticMarkup(<Hint {...({ user: { roles: [role] } } as unknown as ServerProps)} />) !==
  '';

it('the ways to the imports are shown to those who may use them', () => {
  const all = Object.keys(roles) as Role[];
  expect(all.filter(seenBy(PriceImportHint))).toEqual(['admin', 'editor', 'clerk']);
  expect(all.filter(seenBy(TermImportHint))).toEqual(['admin', 'editor']);
});
