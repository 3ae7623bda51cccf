import { parentPort, workerData } from 'node:worker_threads';
import type { Environment } from '../runtime/env.ts';
import { startBase } from '../runtime/start-base.ts';

// A thread with a Payload of its own, as the admin has, that stores the description of a medication whenever it gets one.
const { env, id } = workerData as { env: Environment; id: string };
const { payload } = await startBase(env);
parentPort?.on('message', (description: string) => void store(description));
parentPort?.postMessage('started');

async function store(description: string): Promise<void> {
  await payload.db.updateOne({ collection: 'medications', id, data: { description } });
  parentPort?.postMessage('stored');
}
