import type pg from 'pg';

export async function ping(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('SELECT 1');
}
