import type { FuzzRequest } from './request.ts';

/** Requests that once were answered badly, tried first in every run. */
export const examples: readonly FuzzRequest[] = [];
