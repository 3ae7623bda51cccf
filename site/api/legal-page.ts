import { queryOptions } from '@tanstack/react-query';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { HttpError } from './http-error.ts';

/** One legal page with its sections. */
export function legalPageQuery(slug: string) {
  return queryOptions<LegalPage, HttpError>({ queryKey: ['/api/legal-pages', slug] });
}
