import type { Config } from 'payload';
import { redact, redactedText } from './log-error.ts';

type LoggerOptions = Extract<Config['logger'], { options: unknown }>['options'];

/**
 * How the log is written. Whatever is logged passes here first, whoever logs it: Payload reports its failures as
 * `{ err }`, from which pino makes a message of its own, and the values of a failed statement would stand in it.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // Pino would describe once more what is described already.
    serializers: { err: (described: unknown) => described },
    hooks: {
      logMethod(given, write) {
        const [first, ...rest] = given as unknown[];
        const described = first instanceof Error ? { err: first } : first;
        write.apply(this, [described, ...rest].map((each) => redact(each)) as typeof given);
      },
    },
  };
}

/** Lets nothing else reach the console than would reach the log: Next reports the failures of the admin's pages there. */
export function redactConsole(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => print(redactedText(...values));
  }
}
