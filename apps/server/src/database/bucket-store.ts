import { lt } from 'drizzle-orm';
import type { BucketStore } from '../lib/rate-limiter.ts';
import type { Database, Queryable } from './database.ts';
import { tokenBuckets } from './schema/token-buckets.ts';

// Ordered by key, so that processes debiting the same buckets cannot deadlock.
const debitBuckets = `
  INSERT INTO token_buckets AS bucket (key, tokens, at)
  SELECT $1 || ' ' || debit.key, $2::float8 - debit.count, $4::timestamptz
  FROM unnest($5::text[], $6::float8[]) AS debit (key, count)
  ORDER BY debit.key
  ON CONFLICT (key) DO UPDATE SET
    tokens = greatest(
      -$2::float8,
      least(
        $2::float8,
        bucket.tokens + $3::float8 * greatest(0, extract(epoch FROM excluded.at - bucket.at)::float8)
      ) - ($2::float8 - excluded.tokens)
    ),
    at = greatest(bucket.at, excluded.at)
  RETURNING substr(key, length($1) + 2) AS key, tokens
`;

/** Stores the shared buckets in PostgreSQL. This is the default, as it needs no other service. */
export function postgresBuckets({ $client: pool }: Pick<Database, '$client'>): BucketStore {
  return {
    debit: async (name, { burst, perSecond }, debits, now) => {
      const { rows } = await pool.query<{ key: string; tokens: number }>(debitBuckets, [
        name,
        burst,
        perSecond,
        new Date(now).toISOString(),
        debits.map(({ key }) => key),
        debits.map(({ count }) => count),
      ]);
      return new Map(rows.map(({ key, tokens }) => [key, tokens]));
    },
  };
}

/** Deletes buckets without debits since `before`. They are full, so nothing is lost. */
export async function deleteIdleBuckets(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(tokenBuckets).where(lt(tokenBuckets.at, before));
  return rowCount ?? 0;
}
