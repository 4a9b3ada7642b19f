import { causesOf, isUnavailable } from './database/unavailable.ts';
import { ConfigError } from './config/config.ts';

/** PostgreSQL error codes for failed authentication, unknown databases and missing permissions. */
const refusals = new Set(['28000', '28P01', '3D000', '42501']);

const unwritable = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/** Explains a start-up failure to the operator. Null for unexpected errors, which need the stack trace. */
export function explainStartError(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') {
    return `${error.message}\nSet PORT and HOST to what is free here, or stop what uses it.`;
  }
  if (path && unwritable.has(String(code))) {
    return `${error.message}\nOFFICE_DATA_DIR must be a folder that this user may write to.`;
  }
  const refusal = causesOf(error).find((cause) => refusals.has(String(cause.code)));
  if (refusal) return `The database does not let us in: ${refusal.message}\n${databaseUrlHint}`;
  if (isUnavailable(error)) return `The database is away: ${messageOf(error)}\n${databaseUrlHint}`;
  return null;
}

const databaseUrlHint = 'DATABASE_URL says where it is, and as whom it is used.';

/** A host name with several addresses fails with an AggregateError, which has an empty message. */
function messageOf(error: Error): string {
  const last = causesOf(error).at(-1) ?? error;
  const [first] = last instanceof AggregateError ? (last.errors as Error[]) : [];
  return (first ?? last).message;
}
