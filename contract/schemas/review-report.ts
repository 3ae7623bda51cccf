import { z } from 'zod';

/** Why a review can be reported. */
export const reportReasons = {
  'not-genuine': 'It does not look genuine',
  'personal-data': 'It names or identifies somebody',
  'medical-advice': 'It gives medical advice to others',
  abusive: 'It is abusive or offensive',
  'wrong-provider': 'It is about another provider',
} as const;
export type ReportReason = keyof typeof reportReasons;

/** The body of `POST /api/reviews/{id}/reports`. */
export const reviewReportRequestSchema = z.object({
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]),
});
export type ReviewReportRequest = z.infer<typeof reviewReportRequestSchema>;

/** The 201 of `POST /api/reviews/{id}/reports`. */
export const reviewReportAnswerSchema = z.strictObject({ status: z.literal('received') });
