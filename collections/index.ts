import type { CollectionConfig, GlobalConfig } from 'payload';
import { ContactMessages } from './contact-messages.ts';
import { Discounts } from './discounts.ts';
import { CatalogueVersion } from './globals/catalogue-version.ts';
import { Home } from './globals/home.ts';
import { Settings } from './globals/settings.ts';
import { Guides } from './guides.ts';
import { LegalPages } from './legal-pages.ts';
import { MarketReports } from './market-reports/index.ts';
import { Medications } from './medications.ts';
import { PriceHistory } from './price-history.ts';
import { PriceImports } from './price-imports.ts';
import { Products } from './products/index.ts';
import { Providers } from './providers.ts';
import { ReviewReports } from './review-reports.ts';
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
  PriceImports,
  Reviews,
  ReviewReports,
  SentimentSnapshots,
  ReviewSummaries,
  Discounts,
  Guides,
  MarketReports,
  LegalPages,
  Subscriptions,
  ContactMessages,
  Users,
];

export const globals: GlobalConfig[] = [Home, Settings, CatalogueVersion];
