import { z } from 'zod';
import { pictureTypes } from '../rules/picture.ts';
import { percentageSchema } from './fields.ts';

/** A picture that editors have uploaded. */
export const pictureSchema = z.strictObject({
  alt: z.string().min(1).describe('What it shows, for those who do not see it'),
  width: z.int().positive().describe('Of the largest file, in pixels'),
  height: z.int().positive(),
  focalPoint: z
    .strictObject({ x: percentageSchema, y: percentageSchema })
    .describe('What stays in view where it is cropped: per cent from the left and from the top'),
  files: z
    .array(
      z.strictObject({
        url: z.string().regex(/^\/media\/[\w.-]+$/),
        type: z.enum(pictureTypes),
        width: z.int().positive(),
      }),
    )
    .describe('The same picture in each format and width; what an address holds never changes'),
});
export type Picture = z.infer<typeof pictureSchema>;
