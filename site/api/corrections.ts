import { queryOptions } from '@tanstack/react-query';
import type { Correction } from '#contract/schemas/correction.ts';
import type { HttpError } from './http-error.ts';
import { useSend } from './send.ts';

/** What was put right after a visitor had reported it. */
export const correctionsQuery = queryOptions<Correction[], HttpError>({
  queryKey: ['/api/corrections'],
});

/** Tells the editors what is wrong with a price and says how it went. */
export const useReportPrice = (productId: string) =>
  useSend(`/api/products/${encodeURIComponent(productId)}/corrections`);
