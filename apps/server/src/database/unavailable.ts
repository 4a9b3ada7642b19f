/** What the system says of a connection that cannot be made or broke, and PostgreSQL of one it ends. */
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
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (codes.has(String(code)) || words.test(cause.message)) return true;
  }
  return false;
}
