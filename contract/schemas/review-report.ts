import { z } from 'zod';
import { reportReasons, type ReportReason } from '../rules/report-reasons.ts';

/** The body of `POST /api/reviews/{id}/reports`. */
export const reviewReportRequestSchema = z.object({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]),
});
export type ReviewReportRequest = z.infer<typeof reviewReportRequestSchema>;

/** The 201 of `POST /api/reviews/{id}/reports`. */
export const reviewReportAnswerSchema = z.strictObject({ status: z.literal('received') });
