import type { CollectionConfig, GlobalConfig } from 'payload';
import { Discounts } from './discounts.ts';
import { CatalogueVersion } from './globals/catalogue-version.ts';
import { Home } from './globals/home.ts';
import { Settings } from './globals/settings.ts';
import { Guides } from './guides.ts';
import { LegalPages } from './legal-pages.ts';
import { MarketReports } from './market-reports.ts';
import { Medications } from './medications.ts';
import { PriceHistory } from './price-history.ts';
import { Products } from './products/index.ts';
import { Providers } from './providers.ts';
import { ReviewSummaries } from './review-summaries/index.ts';
import { Reviews } from './reviews/index.ts';
import { SentimentSnapshots } from './sentiment-snapshots.ts';
import { Subscriptions } from './subscriptions.ts';
import { Users } from './users.ts';

export const collections: CollectionConfig[] = [
  Providers,
  Products,
  Medications,
  PriceHistory,
  Reviews,
  SentimentSnapshots,
  ReviewSummaries,
  Discounts,
  Guides,
  MarketReports,
  LegalPages,
  Subscriptions,
  Users,
];

export const globals: GlobalConfig[] = [Home, Settings, CatalogueVersion];
