import type pg from 'pg';

/** Resolves when the database answers. */
export async function ping(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('SELECT 1');
}
