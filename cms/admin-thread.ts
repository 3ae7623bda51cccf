import { once } from 'node:events';
import { createServer } from 'node:http';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { shareChanges } from './catalogue/change-log.ts';
import type { AdminThreadData, AdminThreadMessage } from './runtime/admin.ts';
import { redactConsole } from './runtime/logger.ts';
import { startNext } from './runtime/next-app.ts';
import { watchProcess } from './runtime/process-errors.ts';
import { startBase } from './runtime/start-base.ts';
import { readStatusFrom, type ProcessStatus } from './system/read-system.ts';
import { inTraceOfRequest, startTracing } from './system/start-tracing.ts';

// Payload's admin in a thread of the server, see `builtAdmin`.
const server = parentPort as MessagePort;
const { env, socketPath } = workerData as AdminThreadData;
redactConsole();
const { config, payload } = await startBase(env);
watchProcess({ logger: payload.logger, shutDown: (exitCode) => process.exit(exitCode) });
shareChanges(payload);
readStatusFrom(payload, askStatus);
if (env.tracesEndpoint) await startTracing(env.tracesEndpoint);
const answer = await startNext({ config, isDevelopment: false, hotReload: createServer() });
const listener = inTraceOfRequest((req, res) => void answer(req, res));
createServer(listener).listen(socketPath, () => say('listening'));

/** Asks the process that serves visitors how it stands. */
async function askStatus(): Promise<ProcessStatus> {
  say('status');
  const [status] = (await once(server, 'message')) as [ProcessStatus];
  return status;
}

function say(message: AdminThreadMessage): void {
  server.postMessage(message);
}
