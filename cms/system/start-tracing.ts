import type { RequestListener } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { requestKind } from './request-kind.ts';

export type Tracing = {
  /** Makes a trace of each request that a listener answers. */
  watch: (listener: RequestListener) => RequestListener;
  /** Sends what has not been sent. */
  stop: () => Promise<void>;
};

/**
 * Sends traces to a collector by OTLP over HTTP. Which part of them is set by the variables that OpenTelemetry names
 * (`OTEL_TRACES_SAMPLER`). A trace begins here, whatever a client says of one of its own; it holds paths without their
 * queries, and no one's data.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'directory' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = trace.getTracer('directory');
  return {
    watch: (listener) => (req, res) => {
      const { method = '', url = '' } = req;
      const span = tracer.startSpan(
        `${method} ${requestKind(url)}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'url.path': (url.split('?', 1)[0] ?? '').slice(0, 200),
          },
        },
        ROOT_CONTEXT,
      );
      res.once('close', () => {
        const status = res.statusCode;
        span.setAttribute('http.response.status_code', status);
        if (status >= 500 || !res.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      const inTrace = trace.setSpan(ROOT_CONTEXT, span);
      propagation.inject(inTrace, req.headers);
      context.with(inTrace, () => listener(req, res));
    },
    stop: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** Makes what a listener does part of the trace that another thread of this process has begun of the request. */
export function inTraceOfRequest(listener: RequestListener): RequestListener {
  return (req, res) => {
    context.with(propagation.extract(ROOT_CONTEXT, req.headers), () => listener(req, res));
  };
}
