import { constants } from 'node:os';
import { redactConsole } from '../runtime/logger.ts';

/** Runs a command and ends the process: with 1 and a sentence if it fails. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  redactConsole();
  // So that what is to be done when the process exits is done.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  try {
    await run();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * The one file that a command is given.
 * @throws Error with how the command is used, if it is given anything else.
 */
export function readFileName(usage: string): string {
  const [, , file, ...others] = process.argv;
  if (!file || file.startsWith('-') || others.length > 0) throw new Error(usage);
  return file;
}
