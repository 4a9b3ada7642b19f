import {
  createContextKey,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/config.ts';
import { closeProvider, logExportErrors, probeCollector, serviceResource } from './otlp.ts';
import {
  registerTraceparent,
  type SpanAttributes,
  type SpanOptions,
  type Tracing,
} from './tracing.ts';

/**
 * Timers that were started by a request keep its context. After this many milliseconds their spans
 * are not added to the trace anymore.
 */
const maxTraceAge = 5 * 60_000;

const startedAtKey = createContextKey('time at which the trace started in this process');

const kinds: Record<NonNullable<SpanOptions['kind']>, SpanKind> = {
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

const propagator = new W3CTraceContextPropagator();

/** Registers nothing globally, so that each server of a test has its own traces. */
export function createTracing(processor: SpanProcessor, sampleRatio = 1): Tracing {
  const provider = new TracerProvider({
    resource: serviceResource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('office');
  const contexts = new AsyncLocalStorageContextManager().enable();

  /** Returns undefined if the trace is too old. */
  const activeTrace = (): Context | undefined => {
    const active = contexts.active();
    const startedAt = active.getValue(startedAtKey) as number | undefined;
    if (startedAt === undefined || performance.now() - startedAt > maxTraceAge) return undefined;
    return active;
  };
  const start = (name: string, kind: SpanKind, attributes: SpanAttributes, parent: Context) => {
    const span = tracer.startSpan(name, { kind, attributes: definedOf(attributes) }, parent);
    return { span, context: trace.setSpan(parent, span) };
  };
  const runIn = <T>(
    parent: Context,
    name: string,
    { kind = 'internal', attributes = {} }: SpanOptions,
    work: () => T,
  ): T => {
    const { span, context } = start(name, kinds[kind], attributes, parent);
    return contexts.with(context, () => endAfter(span, work));
  };

  const currentTraceparent = () => {
    const active = activeTrace();
    if (!active) return undefined;
    const carrier: Record<string, string> = {};
    propagator.inject(active, carrier, {
      set: (target, key, value) => void (target[key] = value),
    });
    return carrier[TRACE_PARENT_HEADER];
  };
  const unregister = registerTraceparent(currentTraceparent);

  return {
    startTrace: (name, attributes) => {
      const parent = ROOT_CONTEXT.setValue(startedAtKey, performance.now());
      const { span, context } = start(name, SpanKind.SERVER, attributes, parent);
      return {
        run: (work) => contexts.with(context, work),
        end: (more, hasFailed) => {
          span.setAttributes(definedOf(more));
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    span: (name, options, work) => {
      const parent = activeTrace();
      return parent ? runIn(parent, name, options, work) : work();
    },
    traceparent: currentTraceparent,
    continueTrace: (traceparent, name, options, work) => {
      if (!traceparent) return work();
      const root = ROOT_CONTEXT.setValue(startedAtKey, performance.now());
      const parent = propagator.extract(root, traceparent, {
        keys: () => [TRACE_PARENT_HEADER],
        get: (value, key) => (key === TRACE_PARENT_HEADER ? value : undefined),
      });
      return runIn(parent, name, options, work);
    },
    close: () => {
      unregister();
      return closeProvider(provider);
    },
  };
}

/** Sends spans to the collector. The exporter reads the headers, certificates and timeout from `OTEL_EXPORTER_OTLP_…`. */
export function exportTraces(
  { url, sampleRatio }: TracingConfig,
  log: Pick<Logger, 'warn'>,
): Tracing {
  logExportErrors(log);
  const exporter = new OTLPTraceExporter({ url });
  return createTracing(new BatchSpanProcessor({ exporter }), sampleRatio);
}

/** @throws if the collector rejects spans or cannot be reached */
export function probeTraceCollector({ url }: Pick<TracingConfig, 'url'>): Promise<void> {
  return probeCollector(new OTLPTraceExporter({ url }), []);
}

function endAfter<T>(span: Span, work: () => T): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
  if (result instanceof Promise) {
    result.then(
      () => span.end(),
      (error: unknown) => endFailed(span, error),
    );
  } else span.end();
  return result;
}

/** Adds the code or class of the error only, because messages of PostgreSQL contain values of rows. */
function endFailed(span: Span, error: unknown): void {
  const { code, name = 'Error' } = (error ?? {}) as { code?: unknown; name?: string };
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function definedOf(attributes: SpanAttributes): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}
