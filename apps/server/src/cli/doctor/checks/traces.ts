import type { Config } from '../../../config/config.ts';
import { ok, type Check } from '../check.ts';

export function tracesCheck({ tracing }: Pick<Config, 'tracing'>): Check {
  return {
    name: 'traces',
    advice: 'Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.',
    run: async () => {
      if (!tracing)
        return ok('Off: OTEL_EXPORTER_OTLP_ENDPOINT is not set, or traces are disabled.');
      const { probeCollector } = await import('../../../observability/open-telemetry.ts');
      await probeCollector(tracing);
      return ok(`${tracing.url} accepts traces.`);
    },
  };
}
