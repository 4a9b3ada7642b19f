// The alert rules and the dashboard of deploy/monitoring, without Prometheus and Grafana.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, registerPoolMetrics } from '../apps/server/src/observability/metrics.ts';
import { root } from './lib.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const alerts = parse(read('deploy', 'monitoring', 'alerts.yaml')).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read('deploy', 'monitoring', 'dashboard.json'));
const operations = read('docs', 'operations.md');

const metrics = createMetrics();
registerPoolMetrics(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0 });
const samples = (await metrics.registry.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
/** `up` is added by Prometheus. */
const names = new Set(['up']);
for (const [, name, type] of samples) {
  const suffixes = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
  for (const suffix of suffixes) names.add(name + suffix);
}

/** Returns the syntax errors and unknown metrics of a PromQL expression. */
function problemsOf(expression) {
  // Grafana replaces the variable before Prometheus parses it.
  const text = expression.replaceAll('$__rate_interval', '1m');
  const problems = [];
  parser.parse(text).iterate({
    enter: ({ type, name, from, to, node }) => {
      const part = text.slice(from, to);
      if (type.isError) problems.push(`syntax error at ${from}`);
      const isMetric = name === 'Identifier' && node.parent?.name === 'VectorSelector';
      if (isMetric && !names.has(part)) problems.push(`unknown metric ${part}`);
    },
  });
  return problems;
}

describe('problemsOf', () => {
  it.each([
    ['sum(rate(office_mail_total[5m])', 'syntax error'],
    ['sum(rate(office_mails_total[5m]))', 'unknown metric office_mails_total'],
    ['rate(office_http_request_seconds[5m])', 'unknown metric office_http_request_seconds'],
  ])('reports %s', (expression, problem) => {
    expect(problemsOf(expression).join()).toContain(problem);
  });
});

describe('alerts.yaml', () => {
  it.each(alerts.map((alert) => [alert.alert, alert]))('%s is a valid rule', (_, rule) => {
    const known = ['alert', 'expr', 'for', 'labels', 'annotations'];
    expect(Object.keys(rule).filter((key) => !known.includes(key))).toEqual([]);
    expect(problemsOf(rule.expr)).toEqual([]);
    expect(rule.for ?? '1m').toMatch(/^\d+[mh]$/);
    expect(['critical', 'warning']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toMatch(/\.$/);
  });

  it('has a run book for each alert, and no other', () => {
    const [, runBooks] = operations.split('\n## Run books\n');
    const titles = [...runBooks.matchAll(/^### (\w+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });
});

describe('dashboard.json', () => {
  it.each(dashboard.panels.map((panel) => [panel.title, panel]))(
    'the panel "%s" has valid queries',
    (_, { targets, datasource }) => {
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.flatMap(({ expr }) => problemsOf(expr))).toEqual([]);
      expect(datasource.uid).toBe('${datasource}');
    },
  );

  it('has different ids and no overlapping panels', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`));
    expect(places.size).toBe(panels.length);
  });
});
