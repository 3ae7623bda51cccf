import type { CollectionConfig, GlobalConfig } from 'payload';
import { AuditTrail } from './audit-trail/index.ts';
import { withAuditTrail, withGlobalAuditTrail } from './audit-trail/with-audit-trail.ts';
import { withReadingAudit } from './audit-trail/with-reading-audit.ts';
import { BrokenLinks } from './broken-links.ts';
import { CatalogueChanges } from './catalogue-changes.ts';
import { ColumnNames } from './column-names.ts';
import { Complaints } from './complaints.ts';
import { ContactMessages } from './contact-messages.ts';
import { Corrections } from './corrections.ts';
import { Deliveries } from './deliveries.ts';
import { Discounts } from './discounts/index.ts';
import { withStampedVersions } from './drafts.ts';
import { Evidence } from './evidence/index.ts';
import { withBritishDates } from './fields/british-dates.ts';
import { withGlobalSentenceCase, withSentenceCase } from './fields/sentence-case.ts';
import { Home } from './globals/home.ts';
import { PriceWatch } from './globals/price-watch.ts';
import { PublishingRules } from './globals/publishing-rules.ts';
import { Settings } from './globals/settings.ts';
import { Guides } from './guides.ts';
import { HelpfulVotes } from './helpful-votes.ts';
import { boundingReads } from './hooks/bound-reads.ts';
import { comparingPounds } from './hooks/compare-pounds.ts';
import { refusingStaleGlobalSaves, refusingStaleSaves } from './hooks/refuse-stale-save.ts';
import { keepingUnsaved, keepingUnsavedGlobal } from './keeping-unsaved.ts';
import { LegalPages } from './legal-pages.ts';
import { Machines } from './machines.ts';
import { Mailings } from './mailings.ts';
import { Media } from './media/index.ts';
import { MarketReports } from './market-reports/index.ts';
import { Medications } from './medications.ts';
import { Notes } from './notes/index.ts';
import { Observations } from './observations.ts';
import { PriceAlerts } from './price-alerts.ts';
import { PriceImports } from './price-imports.ts';
import { Products } from './products/index.ts';
import { Providers } from './providers.ts';
import { Redirects } from './redirects/index.ts';
import { keepingAddresses } from './redirects/keeping-addresses.ts';
import { ReportSnapshots } from './report-snapshots.ts';
import { Registrations } from './registrations/index.ts';
import { AbuseReports } from './abuse-reports.ts';
import { refusingClaims, refusingGlobalClaims } from './publishing/refusing-claims.ts';
import { ReviewSummaries } from './review-summaries/index.ts';
import { Reviews } from './reviews/index.ts';
import { SecondFactors } from './second-factors.ts';
import { SentimentSnapshots } from './sentiment-snapshots.ts';
import { Subscriptions } from './subscriptions.ts';
import { Suppressions } from './suppressions.ts';
import { Users } from './users/index.ts';
import { WatchedHosts } from './watched-hosts.ts';
import { WatchedPrices } from './watched-prices.ts';
import { WatchedProviders } from './watched-providers.ts';

/** Collections that people edit, with protection against stale saves and an audit trail. */
const edited: CollectionConfig[] = [
  keepingUnsaved(keepingAddresses(refusingClaims(Providers))),
  keepingUnsaved(Registrations),
  Products,
  Evidence,
  Corrections,
  WatchedPrices,
  WatchedProviders,
  ColumnNames,
  keepingUnsaved(refusingClaims(Medications)),
  refusingClaims(Reviews),
  AbuseReports,
  keepingUnsaved(SentimentSnapshots),
  refusingClaims(Discounts),
  keepingUnsaved(keepingAddresses(refusingClaims(Guides))),
  keepingUnsaved(keepingAddresses(refusingClaims(MarketReports))),
  keepingUnsaved(LegalPages),
  Notes,
  Media,
  Redirects,
  withReadingAudit(ContactMessages),
  withReadingAudit(Complaints),
  Users,
  Machines,
];

/** Collections that only the project's own code writes. */
const written: CollectionConfig[] = [
  BrokenLinks,
  Observations,
  ReportSnapshots,
  PriceImports,
  ReviewSummaries,
  HelpfulVotes,
  withReadingAudit(Subscriptions),
  withReadingAudit(Suppressions),
  PriceAlerts,
  Mailings,
  Deliveries,
  AuditTrail,
  SecondFactors,
  CatalogueChanges,
  WatchedHosts,
];

/**
 * Lets people keep the filters of a list, for themselves or for colleagues. Not of the list of accounts: what one may filter it by,
 * another may not even read.
 */
const savingFilters = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  enableQueryPresets: collection.slug !== 'users',
});

export const collections: CollectionConfig[] = [
  ...edited.map(refusingStaleSaves).map(withAuditTrail).map(savingFilters),
  ...written,
]
  .map(withStampedVersions)
  .map(boundingReads)
  .map(comparingPounds)
  .map(withBritishDates)
  .map(withSentenceCase);

export const globals: GlobalConfig[] = [
  refusingGlobalClaims(Home),
  PriceWatch,
  PublishingRules,
  Settings,
]
  .map(keepingUnsavedGlobal)
  .map(refusingStaleGlobalSaves)
  .map(withGlobalAuditTrail)
  .map(withGlobalSentenceCase);
