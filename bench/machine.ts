import { createServer } from 'node:http';
import { cpus, totalmem } from 'node:os';
import { freePort } from './built-server.ts';
import { measureLoad } from './load.ts';

/**
 * What a run is measured on, and how fast that is at the moment: the speed of a machine that others share halves and doubles
 * within minutes. As in `2 cores (AMD EPYC), 24 GiB, Node v20.20.2; a bare node:http answer every 14.5 µs`.
 */
export async function describeMachine(): Promise<string> {
  const processors = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${processors.length} cores (${processors[0]?.model}), ${gibibytes} GiB, Node ${process.version}`;
  const microseconds = await microsecondsOfBareAnswer();
  return `${machine}; a bare node:http answer every ${microseconds.toFixed(1)} µs`;
}

async function microsecondsOfBareAnswer(): Promise<number> {
  const server = createServer((_request, response) => response.end('ok'));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    const { answersPerSecond } = await measureLoad({
      url: `http://127.0.0.1:${port}`,
      pid: process.pid,
    });
    return 1e6 / answersPerSecond;
  } finally {
    server.close();
  }
}
