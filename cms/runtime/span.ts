import { SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('directory');

/**
 * Runs a task as a span of the active trace; without one it only runs it. The error itself is left to the log, because
 * it may name a person.
 */
export async function inSpan<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()) return run();
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
