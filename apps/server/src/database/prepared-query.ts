import type { Queryable } from './database.ts';

/**
 * Builds a query once per database, as building the SQL takes longer than sending it. `build` ends
 * with `prepare(name)`, so that PostgreSQL plans it once per connection.
 */
export function preparedQuery<Query>(build: (tx: Queryable) => Query): (tx: Queryable) => Query {
  const queries = new WeakMap<Queryable, Query>();
  return (tx) => {
    const known = queries.get(tx);
    if (known) return known;
    const query = build(tx);
    queries.set(tx, query);
    return query;
  };
}
