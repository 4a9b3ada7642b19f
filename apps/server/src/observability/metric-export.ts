import { ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';
import type { MetricExportConfig } from '../config/config.ts';
import { closeProvider, logExportErrors, probeCollector, serviceResource } from './otlp.ts';

type Metric = MetricObjectWithValues<MetricValueWithName>;
type MetricValueWithName = MetricValue<string> & { metricName?: string };
type Times = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>;

/**
 * Sends the metrics of `/metrics` to the collector. The exporter reads the headers, certificates and timeout from
 * `OTEL_EXPORTER_OTLP_…`.
 */
export function exportMetrics(
  { url, intervalMs }: MetricExportConfig,
  registry: Registry,
  log: Pick<Logger, 'warn'>,
): { close(): Promise<void> } {
  logExportErrors(log);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, 30_000),
    metricProducers: [producerOf(registry)],
  });
  const provider = new MeterProvider({ resource: serviceResource, readers: [reader] });
  return { close: () => closeProvider(provider) };
}

/** @throws if the collector rejects metrics or cannot be reached */
export function probeMetricCollector({ url }: Pick<MetricExportConfig, 'url'>): Promise<void> {
  const nothing = { resource: serviceResource, scopeMetrics: [] };
  return probeCollector(new OTLPMetricExporter({ url }), nothing);
}

function producerOf(registry: Registry): MetricProducer {
  const startTime = hrTime();
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime() };
      const metrics = (await registry.getMetricsAsJSON()) as Metric[];
      const scopeMetrics = [
        {
          scope: { name: 'office' },
          metrics: metrics.map((metric) => toMetricData(metric, times)),
        },
      ];
      return { resourceMetrics: { resource: serviceResource, scopeMetrics }, errors: [] };
    },
  };
}

function toMetricData(metric: Metric, times: Times): MetricData {
  const { name, help, values } = metric;
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const type = String(metric.type);
  if (type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: toHistograms(name, values, times),
    };
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Joins the values of each combination of labels. The buckets of Prometheus include smaller values. */
function toHistograms(
  name: string,
  values: readonly MetricValueWithName[],
  times: Times,
): DataPoint<Histogram>[] {
  const groups = new Map<string, MetricValueWithName[]>();
  for (const value of values) {
    const { le: _, ...attributes } = value.labels;
    const key = JSON.stringify(attributes);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups].map(([attributes, group]) => {
    const valueOf = (suffix: string) =>
      group.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const buckets = group.filter(({ labels }) => labels['le'] !== undefined);
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    return {
      ...times,
      attributes: JSON.parse(attributes) as Record<string, string>,
      value: { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') },
    };
  });
}
