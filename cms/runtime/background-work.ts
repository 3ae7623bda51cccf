import type { Payload } from 'payload';
import { startPriceAlerts } from '../subscriptions/alerts/watch-prices.ts';
import { startLinkCheck } from '../links/start-link-check.ts';
import { startMail } from '../mail/mail-jobs.ts';
import { startPriceWatch } from '../price-watch/visit-due.ts';
import { startPriceImports } from '../prices/journal/write-journal.ts';
import { startJobs } from './jobs.ts';
import { startRetention } from './retention.ts';

/** Starts all that a process does by itself besides keeping its catalogue current; returns how to stop. */
export function startBackgroundWork(payload: Payload): () => Promise<void> {
  const stops = [
    startPriceImports,
    startJobs,
    startPriceAlerts,
    startMail,
    startLinkCheck,
    startPriceWatch,
    startRetention,
  ].map((start) => start(payload));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
