import type pg from 'pg';
import type { SpanOptions, Tracing } from '../observability/tracing.ts';

type Query = (...args: unknown[]) => unknown;

/** Maximum characters of a statement in a span. */
const maxTextLength = 2000;

/** Adds a span for each statement of a trace, with its text and without its parameters. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  // Includes the wait for a connection.
  traceQuery(pool, tracing);
  const traced = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceQuery(client, tracing);
  });
}

function traceQuery(target: { query: unknown }, tracing: Tracing): void {
  const query = (target.query as Query).bind(target);
  target.query = (...args: unknown[]) => {
    const text = textOf(args[0]);
    // `pool.query` calls `client.query` with a callback. The span of the pool covers that call.
    const isTraced = text !== undefined && !args.some((each) => typeof each === 'function');
    if (!isTraced) return query(...args);
    return tracing.span(...describe(text), () => query(...args));
  };
}

/** Spans by statement, because describing one takes several regular expressions. */
const descriptions = new Map<string, [name: string, options: SpanOptions]>();
const maxDescriptions = 1000;

function describe(text: string): [name: string, options: SpanOptions] {
  let description = descriptions.get(text);
  if (!description) {
    if (descriptions.size >= maxDescriptions) descriptions.clear();
    description = [nameOf(text), optionsOf(text)];
    descriptions.set(text, description);
  }
  return description;
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = query as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && typeof submit !== 'function' ? text : undefined;
}

/** In order of precedence, for statements that contain several commands. */
const commands = [
  /\b(insert)\s+into\s+"?(\w+)/i,
  /(?<!\b(?:for|key|do)\s+)\b(update)\s+"?(\w+)/i,
  /\b(delete)\s+from\s+"?(\w+)/i,
  /\b(select)\b.*?\bfrom\s+"?(\w+)/is,
];

/** Returns the command and its table: `insert chat_messages`. */
function nameOf(text: string): string {
  for (const command of commands) {
    const [, verb, table] = command.exec(text) ?? [];
    if (verb) return `${verb} ${table}`.toLowerCase();
  }
  return (/[a-z]+/i.exec(text)?.[0] ?? 'query').toLowerCase();
}

function optionsOf(text: string): SpanOptions {
  // Drizzle sends all values as parameters. Literals come from the code, and are removed as a precaution.
  const withoutLiterals = text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': withoutLiterals.slice(0, maxTextLength),
    },
  };
}
