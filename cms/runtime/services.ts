import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { startCatalogue, type CatalogueService } from '../catalogue/catalogue-service.ts';
import { createContactService, type ContactService } from '../contact/contact-service.ts';
import { migrate } from './database.ts';
import { completePriceHistory } from '../prices/store/complete-history.ts';
import { createReviewService, type ReviewService } from '../reviews/review-service.ts';
import { repairReviewSummaries } from '../reviews/repair-summaries.ts';
import { adoptSubscriptions } from '../subscriptions/adopt-subscriptions.ts';
import {
  createSubscriptionService,
  type SubscriptionService,
} from '../subscriptions/subscription-service.ts';

export type Services = {
  payload: Payload;
  catalogue: CatalogueService;
  reviews: ReviewService;
  subscriptions: SubscriptionService;
  contact: ContactService;
  /** Lets go of the database. */
  stop: () => Promise<void>;
};

/** Connects to the database and brings its tables up to date. */
export async function openDatabase(config: Promise<SanitizedConfig>): Promise<Payload> {
  const payload = await getPayload({ config });
  await migrate(payload);
  return payload;
}

/** Everything between the database and the web. */
export async function startServices(payload: Payload): Promise<Services> {
  await completePriceHistory(payload);
  const catalogue = await startCatalogue(payload);
  await repairReviewSummaries(payload, catalogue);
  await adoptSubscriptions(payload);
  const reviews = createReviewService(payload);
  return {
    payload,
    catalogue,
    reviews,
    subscriptions: createSubscriptionService(payload),
    contact: createContactService(payload),
    stop: async () => {
      await reviews.stop();
      await catalogue.stop();
      await payload.destroy();
    },
  };
}
