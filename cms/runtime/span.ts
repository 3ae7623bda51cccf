import { SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('directory');

/**
 * Runs a task as a part of the trace that is under way. Outside of traces, and while there are none, it only runs it. What went
 * wrong is the log's to tell: it may name a person.
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
