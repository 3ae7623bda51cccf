import { queryOptions } from '@tanstack/react-query';
import type { Guide } from '#contract/schemas/guide.ts';
import type { HttpError } from './http-error.ts';

/** One guide with its text; only asked for when there is a slug. */
export function guideQuery(slug: string) {
  return queryOptions<Guide, HttpError>({
    queryKey: ['/api/guides', slug],
    enabled: slug !== '',
  });
}
