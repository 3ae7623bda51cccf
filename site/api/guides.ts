import { queryOptions } from '@tanstack/react-query';
import type { GuideCard } from '#contract/schemas/guide.ts';
import type { HttpError } from './http-error.ts';

/** The cards of all guides. */
export const guidesQuery = queryOptions<GuideCard[], HttpError>({ queryKey: ['/api/guides'] });
