import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportMetrics } from './metric-export.ts';
import { createMetrics } from './metrics.ts';

interface Received {
  resourceMetrics: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeMetrics: { metrics: ({ name: string } & Record<string, unknown>)[] }[];
  }[];
}

describe('exportMetrics', () => {
  let status: number;
  let received: Received[];
  let collector: Server;
  let url: string;
  beforeEach(async () => {
    status = 200;
    received = [];
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        received.push(body as Received);
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      });
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/metrics`;
  });
  afterEach(() => collector.close());
  const silent = pino({ enabled: false });
  const metricsOf = ({ resourceMetrics }: Received) =>
    new Map(
      resourceMetrics
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .map((metric) => [metric.name, metric]),
    );

  it('sends counters, gauges and histograms when it closes', async () => {
    const metrics = createMetrics();
    metrics.mail.inc({ outcome: 'sent' }, 3);
    metrics.sockets.set({ namespace: '/' }, 12);
    for (const seconds of [0.001, 0.2, 0.2, 60])
      metrics.requests.observe({ operation: 'signIn', method: 'POST', status: '200' }, seconds);
    await exportMetrics({ url, intervalMs: 60_000 }, metrics.registry, silent).close();

    const sent = metricsOf(received[0]!);
    expect(sent.get('office_mail_total')).toMatchObject({
      sum: {
        isMonotonic: true,
        aggregationTemporality: 2,
        dataPoints: [
          {
            asDouble: 3,
            attributes: [{ key: 'outcome', value: { stringValue: 'sent' } }],
          },
        ],
      },
    });
    expect(sent.get('office_sockets')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 12 }] } });
    expect(sent.get('office_http_request_seconds')).toMatchObject({
      histogram: {
        dataPoints: [
          {
            count: 4,
            sum: 60.401,
            explicitBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
            bucketCounts: [1, 0, 0, 0, 0, 2, 0, 0, 0, 1],
          },
        ],
      },
    });
    const { attributes } = received[0]!.resourceMetrics[0]!.resource;
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'office' } });
  });

  it('logs one warning while the collector rejects the metrics', async () => {
    status = 400;
    const warn = vi.fn();
    const { registry } = createMetrics();
    const { close } = exportMetrics({ url, intervalMs: 20 }, registry, { warn });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(2));
    await close();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]![1]).toBe('sending traces or metrics failed');
  });
});
