import { z } from 'zod';
import { feeBasisNames } from '../rules/consultation-fee-basis.ts';
import { freshnessTexts } from '../rules/freshness.ts';
import { maxMonths, maxWeeksOnDose, usualMonths } from '../rules/plan/dose-ladder.ts';
import { unavailableReasons } from '../rules/plan/unavailable.ts';
import type { PlanParameter } from '../rules/plan/plan-parameters.ts';
import { companyProfileSchema } from './company-profile.ts';
import { countSchema, decimalSchema, idSchema, isoTimeSchema } from './fields.ts';
import { listQuerySchema, maxLimit } from './list-query.ts';

const doseParameter = z
  .string()
  .trim()
  .toLowerCase()
  .transform((dose) => dose || undefined)
  .optional();

/** The query of `GET /api/plans`. */
export const planQuerySchema = z.object({
  medication: z
    .string('medication is missing: write medication=mounjaro.')
    .trim()
    .toLowerCase()
    .min(1, 'medication is missing: write medication=mounjaro.')
    .describe('Its name, in either case'),
  dose: doseParameter.describe('The dose now; the first of the usual steps if it is left out'),
  weeks: wholeNumber(
    0,
    maxWeeksOnDose,
    `The number of weeks is a whole number from 0 to ${maxWeeksOnDose}: how many on the dose so far.`,
  )
    .default(0)
    .describe('Weeks on that dose so far; the first order is due when the pens of these are used'),
  until: doseParameter.describe(
    'The dose that the steps end at, which may be lower than the dose now; as usual if it is left out',
  ),
  months: wholeNumber(
    1,
    maxMonths,
    `The number of months is a whole number from 1 to ${maxMonths}: each is an order of four weeks.`,
  )
    .default(usualMonths)
    .describe('How many orders, each for four weeks'),
  doses: z
    .string()
    .toLowerCase()
    .transform((doses) => doses.split(',').flatMap((dose) => dose.trim() || []))
    .pipe(z.array(z.string()).max(maxMonths, `The doses are those of ${maxMonths} orders at most.`))
    .default([])
    .describe(
      'The doses of the first orders, with commas between them, where a prescriber said otherwise than the usual steps; these go on from the last',
    ),
  limit: listQuerySchema.shape.limit.describe(
    `How many providers of each list at most, from 1 to ${maxLimit}; all if it is left out`,
  ),
} satisfies Record<PlanParameter | 'limit', z.ZodType>);
export type PlanQuery = z.infer<typeof planQuerySchema>;

const dateSchema = z.iso.date().describe('A day in British time');

/** What one order of four weeks costs, at today’s price. */
export const planOrderSchema = z.strictObject({
  date: dateSchema,
  dose: z.string().min(1),
  productId: idSchema,
  isFirst: z
    .boolean()
    .describe(
      'Whether it is the first order with its provider, or would be if its dose were on sale',
    ),
  price: decimalSchema.describe('Of a first order, its own price where one is known'),
  isNewPatientPrice: z.boolean().describe('Whether the price is a first order’s own'),
  consultationFee: decimalSchema
    .nullable()
    .describe('0.00 is included, or charged with an earlier order; null is unknown'),
  consultationFeeBasis: z
    .enum(feeBasisNames)
    .nullable()
    .describe('How often the provider charges it; null is unknown, and counts with each order'),
  deliveryFee: decimalSchema.nullable().describe('0.00 is free, null is unknown'),
  total: decimalSchema.describe('With the fees that are known'),
  checkedAt: isoTimeSchema.describe('When the price was last checked'),
});
export type PlanOrder = z.infer<typeof planOrderSchema>;

export const planCompanySchema = companyProfileSchema.pick({
  id: true,
  name: true,
  slug: true,
  type: true,
  registrations: true,
});
export type PlanCompany = z.infer<typeof planCompanySchema>;

const totalSchema = decimalSchema.describe(
  'Of all orders with their fees, each charged as often as the provider says; with every order where it does not say',
);
const isCompleteSchema = z
  .boolean()
  .describe('False when a fee is unknown: the total is then the least a patient pays');

const isOnlyForOwnPatientsSchema = z
  .boolean()
  .describe(
    'True if the provider does not accept people who switch from another one and the plan is of somebody on treatment: its orders are then those of its own patients, and no lowest counts it',
  );

export const providerPlanSchema = z.strictObject({
  company: planCompanySchema,
  isOnlyForOwnPatients: isOnlyForOwnPatientsSchema,
  total: totalSchema,
  isComplete: isCompleteSchema,
  orders: z.array(planOrderSchema),
});
export type ProviderPlan = z.infer<typeof providerPlanSchema>;

export const partialPlanSchema = z.strictObject({
  company: planCompanySchema,
  isOnlyForOwnPatients: isOnlyForOwnPatientsSchema,
  unavailable: z
    .array(z.strictObject({ dose: z.string().min(1), reason: z.enum(unavailableReasons) }))
    .describe('The doses that the provider cannot be counted on for now, and why'),
  orders: z.array(planOrderSchema).describe('Those whose dose the provider lists, on sale or not'),
});
export type PartialPlan = z.infer<typeof partialPlanSchema>;

const orderTotalSchema = z.strictObject({
  total: decimalSchema.describe('Of this order, with the fees that are known'),
  isComplete: isCompleteSchema,
});

/** The answer of `GET /api/plans`. */
export const planSchema = z.strictObject({
  medication: z.string().min(1),
  orders: z.array(
    z.strictObject({
      date: dateSchema,
      dose: z.string().min(1),
      lowest: orderTotalSchema
        .nullable()
        .describe(
          'At a provider that somebody can go to, with the orders before that it can fill; of the totals that are known, if any is; null if none of them has the dose on sale',
        ),
      highest: orderTotalSchema
        .nullable()
        .describe('At the same providers, known or the least a patient pays'),
      providerCount: countSchema.describe(
        'Providers that somebody can go to with the dose on sale',
      ),
    }),
  ),
  providers: z
    .array(providerPlanSchema)
    .describe(
      `Those with every dose on sale: in stock, checked ${freshnessTexts.month}, on a register; lowest total first, those with unknown fees last`,
    ),
  providerCount: countSchema.describe('Providers with every dose on sale, whatever the limit'),
  openProviderCount: countSchema.describe(
    'Of these, those that somebody can go to: all but those that are only for their own patients',
  ),
  withoutAll: z.array(partialPlanSchema).describe('The others that list the medication'),
  withoutAllCount: countSchema.describe('The others, whatever the limit'),
  lowestThree: z
    .array(providerPlanSchema)
    .max(3)
    .describe('The lowest whole courses at providers that somebody can go to, lowest first'),
  lowestSingle: z
    .strictObject({ total: totalSchema, isComplete: isCompleteSchema, company: planCompanySchema })
    .nullable()
    .describe('The lowest whole course at one provider; null if none has every dose on sale'),
  lowestMixed: z
    .strictObject({
      total: totalSchema,
      isComplete: isCompleteSchema,
      orders: z.array(planOrderSchema.extend({ company: planCompanySchema })),
      changes: z.array(
        z.strictObject({
          date: dateSchema.describe('Of the order'),
          from: planCompanySchema,
          to: planCompanySchema,
          saves: decimalSchema
            .nullable()
            .describe(
              'What the plan costs less than with the provider before, up to the next change; null if it does not have every dose available or a fee is unknown',
            ),
        }),
      ),
    })
    .nullable()
    .describe('The lowest when changing providers; null if a dose is on sale nowhere'),
});
export type Plan = z.infer<typeof planSchema>;

function wholeNumber(from: number, to: number, sentence: string) {
  return z
    .string()
    .regex(/^\d{1,3}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(from, sentence).max(to, sentence));
}
