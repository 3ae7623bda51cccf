import type { Payload } from 'payload';
import type {
  Guide as StoredGuide,
  LegalPage as StoredLegalPage,
  MarketReport as StoredReport,
} from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import type { Guide } from '#contract/schemas/guide.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import { buildGuides } from '../catalogue/build-guides.ts';
import { buildLegalPages } from '../catalogue/build-legal-pages.ts';
import { buildMarketReports } from '../catalogue/build-market-reports.ts';
import { completeDocument } from './complete-document.ts';

/** The collections whose documents are pages of their own. */
export const previewed = ['guides', 'market-reports', 'legal-pages'] as const;
export type Previewed = (typeof previewed)[number];

export type Form = { collection: Previewed; data: Readonly<Record<string, unknown>> };

const published = { _status: { equals: 'published' } } as const;

/** What the site would show of a document as it stands in a form, saved or not. */
export async function buildPreview(
  payload: Payload,
  { collection, data }: Form,
): Promise<Guide | LegalPage | MarketReport | undefined> {
  const now = new Date().toISOString();
  const { fields } = payload.collections[collection].config;
  const document: unknown = completeDocument(fields, { id: '', updatedAt: now, ...data });
  switch (collection) {
    case 'guides':
      return previewGuide(payload, document as StoredGuide);
    case 'market-reports':
      return previewReport(payload, document as StoredReport);
    case 'legal-pages':
      return previewLegalPage(payload, document as StoredLegalPage);
  }
}

async function previewGuide(payload: Payload, guide: StoredGuide): Promise<Guide | undefined> {
  const ids = (guide.related ?? []).map(relationId);
  const { docs } = await payload.find({
    collection: 'guides',
    where: { and: [published, { id: { in: ids } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const others = docs.filter(({ id }) => id !== guide.id);
  return buildGuides([guide, ...others]).find(({ slug }) => slug === guide.slug);
}

async function previewReport(
  payload: Payload,
  report: StoredReport,
): Promise<MarketReport | undefined> {
  const { docs } = await payload.find({
    collection: 'providers',
    where: published,
    select: { name: true, slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return buildMarketReports([report], docs)[0];
}

async function previewLegalPage(
  payload: Payload,
  page: StoredLegalPage,
): Promise<LegalPage | undefined> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return buildLegalPages([page], settings)[0];
}
