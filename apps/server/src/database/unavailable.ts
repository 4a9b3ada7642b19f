/** System and PostgreSQL error codes of failed, lost and closed connections. */
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
  // read_only_sql_transaction: a standby during a failover
  '25006',
  // disk_full, out_of_memory, and the system error for a full disk of the server
  '53100',
  '53200',
  'ENOSPC',
  'EDQUOT',
]);

/** Messages of driver errors that have no code. */
const messagePattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => codes.has(String(code)) || messagePattern.test(message),
  );
}

export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
