import { queryOptions } from '@tanstack/react-query';
import type { DoseChoice } from '#contract/schemas/dose-choice.ts';
import type { HttpError } from './http-error.ts';

/** The doses on sale of each medication. */
export const dosesQuery = queryOptions<readonly DoseChoice[], HttpError>({
  queryKey: ['/api/doses'],
});
