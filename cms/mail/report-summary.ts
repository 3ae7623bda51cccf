import type { Payload, Where } from 'payload';
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
    where: published(id),
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

/** Whether a report is on the site: published, and not in the trash. */
export async function isPublished(payload: Payload, id: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'market-reports',
    where: published(id),
    overrideAccess: true,
  });
  return totalDocs > 0;
}

function published(id: string): Where {
  return { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
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
