import { cpus, totalmem } from 'node:os';

/** What a run was measured on, as in `2 cores (AMD EPYC), 24 GiB, Node v20.20.2`. */
export function machineText(): string {
  const processors = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model}), ${gibibytes} GiB, Node ${process.version}`;
}
