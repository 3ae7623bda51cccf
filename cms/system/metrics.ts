import type { RequestListener } from 'node:http';
import type { Payload } from 'payload';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { cacheAnswers } from '../http/cache-answers.ts';
import { mailOutcomes } from '../mail/mail-outcomes.ts';
import { readStatus, readWorkload, type ProcessStatus, type Workload } from './read-system.ts';
import { requestKind } from './request-kind.ts';

export type Metrics = {
  /** Measures what a listener answers. */
  watch: (listener: RequestListener) => RequestListener;
  /** Everything as it is now, in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

/** What whoever runs the site wants to see over time, of this process and of the work that all of them share. */
export function createMetrics(payload: Payload): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(cacheAnswers);
  registry.registerMetric(mailOutcomes);
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by kind of request and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `directory_${name}`, help, registers });
  const catalogueVersion = gauge(
    'catalogue_version',
    'Grows with each change of what visitors see.',
  );
  const catalogueAge = gauge('catalogue_age_seconds', 'Since what visitors see last changed.');
  const skipped = gauge(
    'catalogue_skipped_documents',
    'Documents that visitors do not see as they are stored.',
  );
  const reachable = gauge('database_reachable', '1 if the database answered the last query.');
  const writable = gauge('database_writable', '1 if the database took the last heartbeat.');
  const jobsInTrouble = gauge(
    'jobs_in_trouble',
    'Jobs that have failed or are late by five minutes.',
  );
  const activePriceAlerts = gauge('price_alerts_active', 'People with price alerts.');
  const processes = gauge('processes', 'Processes that run on this database.');
  const labelled = (name: string, help: string) =>
    new Gauge({ name: `directory_${name}`, help, labelNames: ['queue'], registers });
  const queueLength = labelled('queue_length', 'What waits and could be done now.');
  const queueAge = labelled('queue_age_seconds', 'How long the first in a queue has waited.');

  return {
    watch: (listener) => (req, res) => {
      const startedAt = performance.now();
      const kind = requestKind(req.url ?? '');
      res.once('close', () => {
        const status = res.writableFinished ? res.statusCode : 'cut off';
        requests.labels({ kind, status }).observe((performance.now() - startedAt) / 1000);
      });
      listener(req, res);
    },
    text: async () => {
      const now = new Date();
      setStatus(now, await readStatus(payload));
      setWorkload(now, await workloadIfAny(now));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };

  function setStatus(now: Date, status: ProcessStatus): void {
    const { database, version, loadedAt, skipped: documents, isWritable } = status;
    catalogueVersion.set(version);
    catalogueAge.set((now.getTime() - loadedAt.getTime()) / 1000);
    skipped.set(documents.length);
    reachable.set(Number(database.reachable));
    writable.set(Number(database.reachable && isWritable));
  }

  /** Without the database there are no figures of it, and the others are wanted all the more. */
  async function workloadIfAny(now: Date): Promise<Workload | undefined> {
    try {
      return await readWorkload(payload, now);
    } catch (error) {
      if (isDatabaseAway(error)) return undefined;
      throw error;
    }
  }

  function setWorkload(now: Date, workload: Workload | undefined): void {
    jobsInTrouble.set(workload?.jobsInTrouble.count ?? Number.NaN);
    activePriceAlerts.set(workload?.activePriceAlerts ?? Number.NaN);
    processes.set(workload?.processes.length ?? Number.NaN);
    queueLength.reset();
    queueAge.reset();
    for (const { name: queue, length, since } of workload?.queues ?? []) {
      queueLength.set({ queue }, length);
      queueAge.set({ queue }, since === null ? 0 : (now.getTime() - Date.parse(since)) / 1000);
    }
  }
}
