import { z } from 'zod';

/** The most that a part of a list has. */
export const maxLimit = 1000;
const limitProblem = `limit is a whole number from 1 to ${maxLimit}.`;

/** The query of a list that can be read in parts; without either the answer is the whole list. */
export const listQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, limitProblem)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= maxLimit, limitProblem)
    .optional()
    .describe(`How many at most, from 1 to ${maxLimit}; all if it is left out`),
  cursor: z
    .string()
    .regex(
      /^\d{1,9}(?:\.[\w-]{1,64}){1,2}$/,
      'cursor is what the Link header of the answer before gave.',
    )
    .optional()
    .describe('Where the part begins, from the Link header of the answer before'),
});
export type ListQuery = z.output<typeof listQuerySchema>;
