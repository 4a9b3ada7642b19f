import pg from 'pg';

// Preloaded by a measured server: counts its SQL statements and sends the count for each message of the parent.
const { prototype } = pg.Client;
const query = prototype.query as (...args: unknown[]) => unknown;
let statements = 0;

prototype.query = function countedQuery(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  return query.apply(this, args);
} as typeof prototype.query;

process.on('message', () => process.send!(statements));
// The channel does not keep the process alive.
process.channel!.unref();
