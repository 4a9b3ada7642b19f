import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

const maxMessageLength = 500;
const maxDepth = 4;

/**
 * Describes an error for the log. Lists the allowed fields, because errors of libraries have
 * others with content: parameters of a query, the rejected row, addresses of a mail, bytes of a
 * request.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, statusCode, syscall } = error as Error & Record<string, unknown>;
  const message = safeMessage(error);
  return {
    type: error.name,
    message,
    ...scalars({ code, statusCode, syscall }),
    ...(error instanceof pg.DatabaseError && databaseFields(error)),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    stack: stackOf(error, message),
    ...(depth < maxDepth && {
      ...(error.cause !== undefined && { cause: describeError(error.cause, depth + 1) }),
      ...(error instanceof AggregateError && {
        errors: error.errors.map((each) => describeError(each, depth + 1)),
      }),
    }),
  };
}

function databaseFields({ code, table, constraint }: pg.DatabaseError): object {
  return scalars({ code: undefined, sqlState: code, table, constraint });
}

const scalars = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );

function safeMessage(error: Error): string {
  // Its message is the query with its parameters.
  if (error instanceof DrizzleQueryError) return 'Failed query';
  const quotesInput =
    error instanceof SyntaxError ||
    (error instanceof pg.DatabaseError && (error.code?.startsWith('22') ?? false));
  const message = quotesInput ? error.message.replace(/["'][^]*["']/, '"…"') : error.message;
  return message
    .replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s/@"']*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi, '$1$2/…')
    .replace(/[^\s"'<>@:;,]+@[^\s"'<>@:;,]+/g, '[address]')
    .slice(0, maxMessageLength);
}

/** The stack starts with the message. */
function stackOf(error: Error, message: string): string | undefined {
  const frames = error.stack?.indexOf('\n    at ') ?? -1;
  return frames === -1 ? undefined : `${error.name}: ${message}${error.stack!.slice(frames)}`;
}
