import { redactConsole } from '../runtime/logger.ts';

/**
 * Runs a command that takes one file, prints what it returns, and ends the process: with 1 and a sentence if it fails.
 * @param usage what to type.
 */
export async function runCommand(
  usage: string,
  run: (file: string) => Promise<string>,
): Promise<void> {
  redactConsole();
  try {
    const [, , file, ...others] = process.argv;
    if (!file || file.startsWith('-') || others.length > 0) throw new Error(usage);
    console.log(await run(file));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
