import { parentPort, workerData } from 'node:worker_threads';
import { createClient, type InStatement } from '@libsql/client';

// The thread that runs the statements of one transaction: see transaction.ts. An error ends it.
const client = createClient({ url: workerData as string });
parentPort?.on('message', (statement: InStatement) => {
  void client.execute(statement).then(({ rows, rowsAffected }) => {
    parentPort?.postMessage({ rows, rowsAffected });
  });
});
