import { ExportResultCode, setGlobalErrorHandler, type ExportResult } from '@opentelemetry/core';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { LogThrottle } from './log-throttle.ts';

/** Time limit for sending the remaining data when closing, in milliseconds. */
const closeTimeout = 2000;

/**
 * The service in traces and metrics, with the name and attributes of `OTEL_SERVICE_NAME` and
 * `OTEL_RESOURCE_ATTRIBUTES`. A constant, because the detector creates a new instance id for each call.
 */
export const serviceResource = resourceFromAttributes({ 'service.name': 'office' }).merge(
  detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }),
);

export function logExportErrors(log: Pick<Logger, 'warn'>): void {
  const throttle = new LogThrottle(60_000);
  setGlobalErrorHandler((err) => {
    const suppressed = throttle.next();
    if (suppressed !== null) log.warn({ err, suppressed }, 'sending traces or metrics failed');
  });
}

/** Sends the remaining data. An unreachable collector does not delay the shutdown. */
export async function closeProvider(provider: { shutdown(): Promise<void> }): Promise<void> {
  const sent = provider.shutdown().catch(() => undefined);
  await Promise.race([sent, delay(closeTimeout, undefined, { ref: false })]);
}

/** Sends a request without data. @throws if the collector rejects it or cannot be reached */
export async function probeCollector<Data>(
  exporter: {
    export(data: Data, onResult: (result: ExportResult) => void): void;
    shutdown(): Promise<void>;
  },
  nothing: Data,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) =>
      exporter.export(nothing, ({ code, error }) =>
        code === ExportResultCode.SUCCESS ? resolve() : reject(error ?? new Error('No answer')),
      ),
    );
  } finally {
    await exporter.shutdown();
  }
}
