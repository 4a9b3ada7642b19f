/** The system's codes for a connection that cannot be made or broke, and PostgreSQL's for one it ends. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // read_only_sql_transaction: a standby that is about to take over, or has just lost its part
  '25006',
  // disk_full, out_of_memory, and what the system says of a full disk of our own
  '53100',
  '53200',
  'ENOSPC',
  'EDQUOT',
]);

/** The driver's own words, which come without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error means that the database cannot be reached, or nothing be stored, right now: not that a
 * query was wrong.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => codes.has(String(code)) || words.test(message),
  );
}

/** An error and its causes, the nearest first; nothing for other values. */
export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
