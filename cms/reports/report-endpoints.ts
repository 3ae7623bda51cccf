import { z } from 'zod';
import { editorEndpoint } from '../http/editor-endpoint.ts';
import { fillReport } from './fill-report.ts';
import type { ReportSections } from './report-sections.ts';

/** Rows of a form, which has 0 for a list without any. */
const rows = z.preprocess(
  (value) => (Array.isArray(value) ? value : []),
  z.array(z.looseObject({})),
);
const block = z.looseObject({ blockType: z.string() }).transform((fields) => ({
  ...fields,
  ...('figures' in fields && { figures: rows.parse(fields.figures) }),
  ...('statements' in fields && { statements: rows.parse(fields.statements) }),
}));

/** What the button “Fill from data” asks: the sections as they stand in the form, saved or not. */
export const reportEndpoints = [
  editorEndpoint({
    path: '/report-figures',
    roles: ['editor'],
    body: z.object({
      month: z.iso.datetime('Choose the month that the report is about first.'),
      sections: rows.pipe(z.array(z.looseObject({ blocks: rows.pipe(z.array(block)) }))),
    }),
    answer: ({ month, sections }, { payload }) =>
      fillReport(payload, {
        month,
        // What has not been typed yet may be missing; filling touches only what it writes.
        sections: sections as ReportSections,
        now: new Date(),
      }),
  }),
];
