/** Ids, names and counts. Never content, secrets or parameters of SQL statements. */
export type SpanAttributes = Record<string, string | number | undefined>;

export interface SpanOptions {
  /** Defaults to `internal`. */
  kind?: 'internal' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
}

/** The first span of a trace in this process. */
export interface RootSpan {
  /** Spans that start during `work`, its promises and its timers belong to the trace. */
  run<T>(work: () => T): T;
  end(attributes: SpanAttributes, hasFailed: boolean): void;
}

export interface Tracing {
  startTrace(name: string, attributes: SpanAttributes): RootSpan;
  /** Runs `work` in a span of the active trace, until its promise settles. Without an active trace: without a span. */
  span<T>(name: string, options: SpanOptions, work: () => T): T;
  /** Returns the position in the active trace (W3C `traceparent`), for `continueTrace` in another process. */
  traceparent(): string | undefined;
  /** Like `span`, in the trace of another process. */
  continueTrace<T>(
    traceparent: string | undefined,
    name: string,
    options: SpanOptions,
    work: () => T,
  ): T;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export const noTracing: Tracing = {
  startTrace: () => ({ run: (work) => work(), end: () => undefined }),
  span: (_name, _options, work) => work(),
  traceparent: () => undefined,
  continueTrace: (_traceparent, _name, _options, work) => work(),
  close: () => Promise.resolve(),
};

type TraceparentSource = Tracing['traceparent'];
const traceparentSources = new Set<TraceparentSource>();

/** Makes the active trace known to `activeTraceparent`. Returns a function that ends this. */
export function registerTraceparent(source: TraceparentSource): () => void {
  traceparentSources.add(source);
  return () => void traceparentSources.delete(source);
}

/** Returns the position in the active trace, for functions that have a transaction and no `Tracing`. */
export function activeTraceparent(): string | undefined {
  for (const source of traceparentSources) {
    const traceparent = source();
    if (traceparent) return traceparent;
  }
  return undefined;
}
