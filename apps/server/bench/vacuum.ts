import pg from 'pg';

/** Updates the table statistics, as autovacuum does. Needs the role that owns the tables. */
export async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  const skipped: string[] = [];
  client.on('notice', ({ message = '' }) => void skipped.push(message));
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
  if (skipped.length > 0) throw new Error(skipped[0]);
}
