import type { Config } from '../../../config/config.ts';
import { ok, type Check } from '../check.ts';

const advice = 'Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.';
const off = (signal: string) =>
  ok(`Off: OTEL_EXPORTER_OTLP_ENDPOINT is not set, or ${signal} are disabled.`);

export function tracesCheck({ tracing }: Pick<Config, 'tracing'>): Check {
  return {
    name: 'traces',
    advice,
    run: async () => {
      if (!tracing) return off('traces');
      const { probeTraceCollector } = await import('../../../observability/trace-export.ts');
      await probeTraceCollector(tracing);
      return ok(`${tracing.url} accepts traces.`);
    },
  };
}

export function metricExportCheck({ metricExport }: Pick<Config, 'metricExport'>): Check {
  return {
    name: 'metrics',
    advice: `${advice} If the collector takes no metrics, set OTEL_METRICS_EXPORTER=none.`,
    run: async () => {
      if (!metricExport) return off('metrics');
      const { probeMetricCollector } = await import('../../../observability/metric-export.ts');
      await probeMetricCollector(metricExport);
      return ok(`${metricExport.url} accepts metrics.`);
    },
  };
}
