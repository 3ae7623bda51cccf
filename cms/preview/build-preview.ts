import type { Payload } from 'payload';
import type {
  Guide as StoredGuide,
  LegalPage as StoredLegalPage,
  MarketReport as StoredReport,
} from '#collections/payload-types.ts';
import { emptyRichText } from '#collections/fields/rich-text.ts';
import { relationId } from '#collections/relation-id.ts';
import type { Guide } from '#contract/schemas/guide.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import { buildGuide, describeGuide } from '../catalogue/build-guides.ts';
import { buildLegalPage, describeLegalPage } from '../catalogue/build-legal-pages.ts';
import { buildMarketReport, describeMarketReport } from '../catalogue/build-market-reports.ts';
import { catalogueOf } from '../catalogue/catalogue-service.ts';
import type { References } from '../catalogue/fill-in.ts';
import { reasonOf } from '../catalogue/skipped.ts';
import { BadRequest } from '../runtime/errors.ts';
import { completeDocument } from './complete-document.ts';

/** The collections whose documents are pages of their own. */
export const previewed = ['guides', 'market-reports', 'legal-pages'] as const;
export type Previewed = (typeof previewed)[number];

export type Form = { collection: Previewed; data: Readonly<Record<string, unknown>> };

const published = { _status: { equals: 'published' } } as const;

/** Builds what the site would show for a document as it stands in the form, saved or not. */
export async function buildPreview(
  payload: Payload,
  { collection, data }: Form,
): Promise<Guide | LegalPage | MarketReport> {
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

async function previewGuide(payload: Payload, guide: StoredGuide): Promise<Guide> {
  const ids = (guide.related ?? []).map(relationId);
  const { docs } = await payload.find({
    collection: 'guides',
    where: { and: [published, { id: { in: ids } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  // Only their cards are shown.
  const others = docs.map((other) => ({ ...other, body: emptyRichText }));
  const parts = new Map(others.map((other) => [other.id, describe(describeGuide, other)]));
  return buildGuide(describe(describeGuide, guide), {
    guideOf: (id) => parts.get(id),
    references: referencesIn(payload),
  });
}

async function previewReport(payload: Payload, report: StoredReport): Promise<MarketReport> {
  const { docs } = await payload.find({
    collection: 'providers',
    where: published,
    select: { name: true, slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const slugsByName = new Map(docs.map(({ name, slug }) => [name, slug]));
  return buildMarketReport(describe(describeMarketReport, report), {
    slugsByName,
    references: referencesIn(payload),
  });
}

async function previewLegalPage(payload: Payload, page: StoredLegalPage): Promise<LegalPage> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return buildLegalPage(describe(describeLegalPage, page), {
    settings,
    references: referencesIn(payload),
  });
}

function referencesIn(payload: Payload): References {
  const catalogue = catalogueOf(payload);
  if (!catalogue) throw new Error('The catalogue has not been loaded.');
  return catalogue.current().references;
}

/** @throws BadRequest, with a reason that the editor can act on, if the site cannot show the form's content. */
function describe<Document, Shown>(as: (document: Document) => Shown, document: Document): Shown {
  try {
    return as(document);
  } catch (error) {
    throw new BadRequest(`The site cannot show this. ${reasonOf(error)}`);
  }
}
