import { z } from 'zod';

const doseChoiceSchema = z.strictObject({
  medication: z.string().min(1),
  doses: z.array(z.string().min(1)).describe('The doses on sale, weakest first'),
});
export type DoseChoice = z.infer<typeof doseChoiceSchema>;

/** The response of `GET /api/doses`. */
export const doseChoicesSchema = z.array(doseChoiceSchema);
