import { z } from 'zod';
import { abuseReasons, type AbuseReason } from '../rules/abuse-reasons.ts';

/** The body of `POST /api/reviews/{id}/reports`. */
export const abuseReportRequestSchema = z.object({
  reason: z.enum(Object.keys(abuseReasons) as [AbuseReason, ...AbuseReason[]]),
});
export type AbuseReportRequest = z.infer<typeof abuseReportRequestSchema>;

/** The 201 of `POST /api/reviews/{id}/reports`. */
export const abuseReportAnswerSchema = z.strictObject({ status: z.literal('received') });
