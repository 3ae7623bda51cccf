import type { Payload } from 'payload';
import { isEditedIn } from '#collections/market-reports/edited-figure.ts';
import type { MarketReport } from '#collections/payload-types.ts';
import { documentPaths } from '#contract/rules/document-path.ts';
import { NotFound } from '../runtime/errors.ts';
import type { ReportSummary } from './messages/report.tsx';

const maxFigures = 4;

/**
 * What the email says of a report as it stands on the site.
 * @throws NotFound unless it is published.
 */
export async function readReportSummary(
  payload: Payload,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<ReportSummary> {
  const { docs } = await payload.find({
    collection: 'market-reports',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [report] = docs;
  if (!report) throw new NotFound('This report is not published. Publish it, then send it.');
  return {
    title: report.title,
    description: report.description,
    url: `${publicUrl}${documentPaths['market-reports'](report.slug)}`,
    figures: keyFigures(report),
    sectionTitles: (report.sections ?? []).map(({ title }) => title),
  };
}

function keyFigures(report: MarketReport): ReportSummary['figures'] {
  const isEdited = isEditedIn(report);
  return (report.sections ?? [])
    .flatMap(({ blocks }, section) =>
      (blocks ?? []).flatMap((block, index) =>
        block.blockType === 'keyFigures'
          ? block.figures.map(({ value, label }, place) => ({
              value,
              label,
              isEdited: isEdited(section, index, `figures.${place}`),
            }))
          : [],
      ),
    )
    .slice(0, maxFigures);
}
