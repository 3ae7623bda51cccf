import type { Payload } from 'payload';
import {
  createPriceAlertService,
  type PriceAlertService,
} from '../subscriptions/alerts/price-alert-service.ts';
import { startCatalogue, type CatalogueService } from '../catalogue/catalogue-service.ts';
import { createContactService, type ContactService } from '../contact/contact-service.ts';
import { createEvidenceService, type EvidenceService } from '../evidence/evidence-service.ts';
import { completeLog } from '../observations/complete-log.ts';
import { completeTrail } from '../observations/complete-trail.ts';
import { createMachineGate, type IdentifyMachine } from '../machines/machine-service.ts';
import {
  createObservationService,
  type ObservationService,
} from '../observations/observation-service.ts';
import {
  createPriceHistoryService,
  type PriceHistoryService,
} from '../observations/price-history-service.ts';
import { createRecentPrices } from '../observations/recent-prices.ts';
import {
  createCorrectionService,
  type CorrectionService,
} from '../prices/corrections/correction-service.ts';
import { showPublishedMonths } from '../reports/freezing-reports.ts';
import { createSnapshotService, type SnapshotService } from '../reports/snapshot-service.ts';
import { every } from './every.ts';
import { removeCompletedJobs } from './jobs.ts';
import { startHeartbeat, type Heartbeat } from '../system/heartbeat.ts';
import { createReviewService, type ReviewService } from '../reviews/review-service.ts';
import { readReviewFigures, repairReviewSummaries } from '../reviews/repair-summaries.ts';
import { createConfirmationLimit } from '../subscriptions/message-limit.ts';
import {
  createSubscriptionService,
  type SubscriptionService,
} from '../subscriptions/subscription-service.ts';

export type Services = {
  payload: Payload;
  catalogue: CatalogueService;
  reviews: ReviewService;
  subscriptions: SubscriptionService;
  priceAlerts: PriceAlertService;
  contact: ContactService;
  observations: ObservationService;
  priceHistory: PriceHistoryService;
  corrections: CorrectionService;
  evidence: EvidenceService;
  snapshots: SnapshotService;
  identifyMachine: IdentifyMachine;
  heartbeat: Heartbeat;
  /** Settles what is still to be written. */
  stop: () => Promise<void>;
};

/** By then a day more of what has been recorded is settled. */
const readAheadMilliseconds = 24 * 60 * 60 * 1000;

/** Everything between the database and the web. */
export async function startServices(payload: Payload): Promise<Services> {
  await completeLog(payload);
  await completeTrail(payload);
  await removeCompletedJobs(payload);
  const [catalogue, figures] = await Promise.all([
    startCatalogue(payload),
    readReviewFigures(payload),
  ]);
  await repairReviewSummaries(payload, figures);
  await showPublishedMonths(payload);
  const reviews = createReviewService(payload);
  const confirmations = createConfirmationLimit(payload);
  const heartbeat = startHeartbeat(payload);
  const recentPrices = createRecentPrices(payload, catalogue);
  const stopReadingAhead = every(readAheadMilliseconds, recentPrices.readAhead, {
    name: 'Reading recent prices ahead',
    logger: payload.logger,
  });
  return {
    payload,
    catalogue,
    reviews,
    subscriptions: createSubscriptionService(payload, confirmations),
    priceAlerts: createPriceAlertService(payload, { catalogue, confirmations }),
    contact: createContactService(payload),
    observations: createObservationService(payload),
    priceHistory: createPriceHistoryService(payload, recentPrices),
    corrections: createCorrectionService(payload),
    evidence: createEvidenceService(payload),
    snapshots: createSnapshotService(payload),
    identifyMachine: createMachineGate(payload),
    heartbeat,
    stop: async () => {
      await Promise.all([reviews.stop(), heartbeat.stop(), stopReadingAhead()]);
      await catalogue.stop();
    },
  };
}
