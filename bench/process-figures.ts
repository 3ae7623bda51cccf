import { readFileSync } from 'node:fs';

/** Linux says so in all its releases for these machines. */
const ticksPerSecond = 100;

/** What a process has used of the processors so far, in microseconds; NaN where the system does not tell (only Linux does). */
export function processorMicroseconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / ticksPerSecond;
}

/** The resident memory of a process, in MB (1,000,000 bytes); NaN where the system does not tell. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, 'VmRSS');
}

/** The most resident memory that a process has had, in MB (1,000,000 bytes); NaN where the system does not tell. */
export function peakMegabytes(pid: number): number {
  return megabytes(pid, 'VmHWM');
}

function megabytes(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  const [, kibibytes] =
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`)) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
