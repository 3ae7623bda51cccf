import { queryOptions } from '@tanstack/react-query';
import type { Correction } from '#contract/schemas/correction.ts';
import type { HttpError } from './http-error.ts';
import { useSend } from './send.ts';

/** The prices that were put right because a visitor had sent a correction. */
export const correctionsQuery = queryOptions<Correction[], HttpError>({
  queryKey: ['/api/corrections'],
});

/** Sends the editors a correction of a price and returns the outcome. */
export const useSendCorrection = (productId: string) =>
  useSend(`/api/products/${encodeURIComponent(productId)}/corrections`);
