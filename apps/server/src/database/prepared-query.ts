import type { Queryable } from './database.ts';

/**
 * Builds a query once, as building the SQL takes longer than sending it. `build` ends with `prepare(name)`, so that
 * PostgreSQL plans it once per connection.
 */
export function preparedQuery<Query extends object>(
  build: (tx: Queryable) => Query,
): (tx: Queryable) => Query {
  let built: Query | null = null;
  return (tx) => {
    built ??= build(tx);
    // Drizzle binds a prepared query to one connection.
    return Object.create(built, { client: { value: clientOf(tx) } }) as Query;
  };
}

function clientOf(tx: Queryable): unknown {
  return (tx as unknown as { session: { client: unknown } }).session.client;
}
