import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that each log line contains. Never content or secrets. */
export interface LogContext {
  requestId?: string;
  socketId?: string;
  userId?: string;
  organizationId?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

export function runWithLogContext<T>(context: LogContext, run: () => T): T {
  return storage.run(context, run);
}

/** Empty outside of a request or socket message, such as in background work. */
export function currentLogContext(): LogContext {
  return storage.getStore() ?? {};
}
