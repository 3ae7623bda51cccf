import { z } from 'zod';

/** The body of every error response. */
export const errorSchema = z.strictObject({
  error: z.string().min(1).describe('What happened and what to do next, as a sentence'),
});
