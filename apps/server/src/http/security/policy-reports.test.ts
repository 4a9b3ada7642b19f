import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createLogger } from '../../observability/logger.ts';

const written: string[] = [];
const destination = new Writable({
  write(line, _encoding, done) {
    written.push(String(line));
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'warn', environment: 'production' }, destination);
  server = await startTestServer({ log });
});
afterAll(() => server.close());

const legacy = 'application/csp-report';
const modern = 'application/reports+json';

const send = (body: unknown, type = modern, ip = '203.0.113.1') =>
  fetch(`${server.url}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': ip },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const counted = async (directive: string) => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = new RegExp(`^office_policy_violations_total{directive="${directive}"} (\\d+)$`, 'm');
  return Number(line.exec(text)?.[1] ?? 0);
};

const violation = (body: Record<string, unknown>) => ({ type: 'csp-violation', age: 1, body });

describe('policy violation reports', () => {
  it('have an endpoint in the response headers', async () => {
    const { headers } = await fetch(`${server.url}/config.json`);
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain('report-to csp');
    expect(policy).toContain('report-uri /csp-reports');
  });

  it('are counted by directive in both formats and logged without secrets', async () => {
    const secret = 'signature=s3cret';
    const modernBody = {
      documentURL: `https://office.example/main?${secret}#${secret}`,
      blockedURL: `https://office.example/files/a.png?${secret}`,
      effectiveDirective: 'script-src-elem',
      sourceFile: `https://office.example/assets/a.js?${secret}`,
      lineNumber: 7,
      sample: secret,
    };
    expect((await send([violation(modernBody)])).status).toBe(204);
    const legacyBody = {
      'document-uri': `https://office.example/map?${secret}`,
      'blocked-uri': 'inline',
      'violated-directive': "style-src-elem 'self'",
      'script-sample': secret,
      'original-policy': 'x'.repeat(3000),
    };
    expect((await send({ 'csp-report': legacyBody }, legacy)).status).toBe(204);
    expect(await counted('script-src-elem')).toBe(1);
    expect(await counted('style-src-elem')).toBe(1);
    const log = written.join('');
    expect(log).toContain('"blocked":"https://office.example/files/a.png"');
    expect(log).toContain('"line":7');
    expect(log).not.toContain('s3cret');
  });

  it('are logged without page content, and unknown directives count as other', async () => {
    const data = { effectiveDirective: 'img-src', blockedURL: 'data:image/png;base64,s3cret' };
    await send([violation({ ...data, effectiveDirective: 'made-up' }), violation(data)]);
    await send([{ type: 'deprecation', body: { id: 's3cret' } }, { type: 'csp-violation' }]);
    expect(await counted('made-up')).toBe(0);
    expect(await counted('other')).toBe(2);
    expect(written.join('')).not.toContain('s3cret');
  });

  it.each([
    ['invalid JSON', '{', modern, 400],
    ['JSON of another shape', { report: 1 }, modern, 400],
    ['wrong types', [violation({ blockedURL: 7 })], modern, 400],
    ['another media type', [], 'application/json', 415],
    ['too large a body', [violation({ sample: 'x'.repeat(20_000) })], modern, 413],
  ])('are rejected with %s', async (_case, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
  });

  it('are rate limited per network in log and metrics', async () => {
    const before = written.length;
    const flood = Array.from({ length: 200 }, () =>
      send([violation({ effectiveDirective: 'font-src' })], modern, '198.51.100.9'),
    );
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    const taken = statuses.filter((status) => status === 204).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - taken);
    // The limit refills by one per second during the test.
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken).toBeLessThan(100);
    expect(written.length - before).toBeLessThan(10);
    expect((await send([])).status).toBe(204);
  });
});
