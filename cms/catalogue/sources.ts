import type {
  Discount,
  Guide,
  Home as StoredHome,
  LegalPage as StoredLegalPage,
  MarketReport as StoredReport,
  Media,
  Medication,
  Observation,
  Product,
  Provider,
  Redirect,
  Registration,
  ReviewSummary,
  SentimentSnapshot,
  Setting,
} from '#collections/payload-types.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import type { Picture } from '#contract/schemas/picture.ts';
import { discountPart, type DiscountPart } from './build-discounts.ts';
import { guidePart, type GuidePart } from './build-guides.ts';
import { legalPagePart } from './build-legal-pages.ts';
import { marketReportPart, type MarketReportPart } from './build-market-reports.ts';
import { mediaPart } from './build-media.ts';
import { medicationPart, type MedicationPart } from './build-medications.ts';
import { pastPrice, storedProductPart, type PastPrice, type ProductPart } from './build-product.ts';
import { profile, sentiment, type Profile, type Sentiment } from './build-provider.ts';
import { redirectPart, type RedirectPart } from './build-redirects.ts';
import { registrationPart, type RegistrationPart } from './build-registrations.ts';
import { reviewFigures, type ReviewFigures } from './build-review-summary.ts';
import { homePart, siteSettings, type HomePart, type Settings } from './build-site.ts';
import type { ShardedMap } from './sharded-map.ts';

/**
 * The part of each document that depends neither on the time nor on any other document, checked against the contract.
 */
export type PartTypes = {
  media: Picture;
  medications: MedicationPart;
  providers: Profile;
  registrations: RegistrationPart;
  products: ProductPart;
  observations: PastPrice;
  'review-summaries': ReviewFigures;
  'sentiment-snapshots': Sentiment;
  discounts: DiscountPart;
  guides: GuidePart;
  'legal-pages': LegalPage;
  'market-reports': MarketReportPart;
  redirects: RedirectPart;
  home: HomePart;
  settings: Settings;
};

/** A collection or global that public pages are built from. */
export type Source = keyof PartTypes;

/** The loaded parts by document id; null for a document that is not public. */
export type Parts = { readonly [Slug in Source]: ShardedMap<PartTypes[Slug] | null> };

type StoredTypes = {
  media: Media;
  medications: Medication;
  providers: Provider;
  registrations: Registration;
  products: Product;
  observations: Observation;
  'review-summaries': ReviewSummary;
  'sentiment-snapshots': SentimentSnapshot;
  discounts: Discount;
  guides: Guide;
  'legal-pages': StoredLegalPage;
  'market-reports': StoredReport;
  redirects: Redirect;
  home: StoredHome;
  settings: Setting;
};

type Definition<Slug extends Source> = {
  isPublic: (document: StoredTypes[Slug]) => boolean;
  /** @throws if the stored document cannot be shown. */
  toPart: (document: StoredTypes[Slug]) => PartTypes[Slug];
};

/** In reading order: documents that others refer to come first. */
const definitions: { [Slug in Source]: Definition<Slug> } = {
  media: { isPublic: always, toPart: mediaPart },
  medications: { isPublic: isPublished, toPart: medicationPart },
  providers: { isPublic: isPublished, toPart: profile },
  registrations: { isPublic: isNotInTrash, toPart: registrationPart },
  products: { isPublic: isNotInTrash, toPart: storedProductPart },
  observations: { isPublic: always, toPart: pastPrice },
  'review-summaries': { isPublic: always, toPart: reviewFigures },
  'sentiment-snapshots': { isPublic: isPublished, toPart: sentiment },
  discounts: {
    isPublic: (discount) => isNotInTrash(discount) && discount.isActive === true,
    toPart: discountPart,
  },
  guides: { isPublic: isPublished, toPart: guidePart },
  'legal-pages': { isPublic: isPublished, toPart: legalPagePart },
  'market-reports': { isPublic: isPublished, toPart: marketReportPart },
  redirects: { isPublic: always, toPart: redirectPart },
  home: { isPublic: always, toPart: homePart },
  settings: { isPublic: always, toPart: siteSettings },
};

export const sources = Object.keys(definitions) as Source[];

/** Collections of which answers read more from the database than the catalogue holds. */
export const readByAnswers = ['reviews', 'corrections', 'report-snapshots'];

/** Whether public pages are built from this collection or global. */
export function isSource(slug: string): slug is Source {
  return Object.hasOwn(definitions, slug);
}

/** Whether a source is a global: one document, whose id is the slug. */
export function isGlobal(source: Source): source is 'home' | 'settings' {
  return source === 'home' || source === 'settings';
}

/**
 * The public part of a stored document; null if it is not public.
 * @throws if it is public but cannot be shown as it is stored.
 */
export function toPart<Slug extends Source>(
  source: Slug,
  document: unknown,
): PartTypes[Slug] | null {
  const { isPublic, toPart: make }: Definition<Slug> = definitions[source];
  const stored = document as StoredTypes[Slug];
  return isPublic(stored) ? make(stored) : null;
}

type Drafted = { _status?: 'draft' | 'published' | null; deletedAt?: string | null };

function isPublished(document: Drafted): boolean {
  return document._status === 'published' && isNotInTrash(document);
}

/** payload.db does not filter trashed documents. */
function isNotInTrash({ deletedAt }: Drafted): boolean {
  return !deletedAt;
}

function always(): boolean {
  return true;
}

/** The parts that visitors may see. */
export function shown<Part>(parts: ReadonlyMap<string, Part | null>): Part[] {
  return [...parts.values()].filter((part) => part !== null);
}
