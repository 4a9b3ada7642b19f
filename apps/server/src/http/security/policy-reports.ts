import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LogThrottle } from '../../observability/log-throttle.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { ApiError } from '../api-error.ts';
import { reportPath } from './content-security-policy.ts';
import { CallLimits, type Limiter } from '../rate-limits.ts';

/** Browsers send reports in batches. Larger bodies are rejected, and further reports are ignored. */
const maxBytes = 16 * 1024;
const maxReports = 20;
/** Interval for logging reports, in milliseconds. */
const logInterval = 1000;

const text = z.string().max(4096);

/** `application/csp-report`, sent to `report-uri`. */
const legacyReport = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'blocked-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'source-file': text.optional(),
    'line-number': z.number().optional(),
  }),
});

/** `application/reports+json`, sent to `report-to`: a list of reports of any type. */
const reportList = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        documentURL: text.nullish(),
        blockedURL: text.nullish(),
        effectiveDirective: text.nullish(),
        sourceFile: text.nullish(),
        lineNumber: z.number().nullish(),
      })
      .nullish(),
  }),
);

interface Violation {
  directive: string;
  blocked: string | null;
  page: string | null;
  source: string | null;
  line: number | null;
}

/** Known directives for metrics. Other names count as `other`, because clients can send any text. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** Logs reports without URL queries, which can contain codes, and without the blocked text. */
export async function registerPolicyReports(
  app: FastifyInstance,
  {
    limiter,
    metrics,
    log,
  }: { limiter: Limiter; metrics: Pick<Metrics, 'policyViolations'>; log: FastifyBaseLogger },
): Promise<void> {
  const throttle = new LogThrottle(logInterval);
  const limits = new CallLimits(limiter);
  await app.register(async (scope) => {
    const asText = { parseAs: 'string', bodyLimit: maxBytes } as const;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      asText,
      (_request, body, done) => done(null, body),
    );
    scope.post(
      reportPath,
      {
        bodyLimit: maxBytes,
        onRequest: (request) => limits.policyReport(request),
      },
      async (request, reply) => {
        for (const violation of readViolations(request.body)) {
          metrics.policyViolations.inc({ directive: violation.directive });
          const suppressed = throttle.next();
          if (suppressed === null) continue;
          const more = suppressed > 0 && { suppressed };
          log.warn({ ...violation, ...more }, 'a page violated its Content-Security-Policy');
        }
        return reply.code(204).send();
      },
    );
  });
}

/** Returns the violations in a body and ignores reports of other types. */
function readViolations(body: unknown): Violation[] {
  const parsed = z.union([legacyReport, reportList]).safeParse(parseJson(body));
  if (!parsed.success) throw new ApiError('invalidRequest');
  if (!Array.isArray(parsed.data)) {
    const report = parsed.data['csp-report'];
    return [
      {
        directive: known(report['effective-directive'] ?? report['violated-directive']),
        blocked: withoutQuery(report['blocked-uri']),
        page: withoutQuery(report['document-uri']),
        source: withoutQuery(report['source-file']),
        line: report['line-number'] ?? null,
      },
    ];
  }
  return parsed.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxReports)
    .map(({ body: report }) => ({
      directive: known(report?.effectiveDirective),
      blocked: withoutQuery(report?.blockedURL),
      page: withoutQuery(report?.documentURL),
      source: withoutQuery(report?.sourceFile),
      line: report?.lineNumber ?? null,
    }));
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

function known(directive: string | null | undefined): string {
  const [name = ''] = (directive ?? '').split(' ');
  return directives.has(name) ? name : 'other';
}

/** Removes the query from a URL. Browsers also send keywords such as `inline` instead of a URL. */
function withoutQuery(address: string | null | undefined): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  if (!url) return address.replace(/[?#].*$/s, '').slice(0, 100);
  // For `data:` and similar schemes, the part after the scheme is the content.
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return url.protocol;
  return `${url.origin}${url.pathname}`.slice(0, 300);
}
