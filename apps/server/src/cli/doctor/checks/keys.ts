import type { Config } from '../../../config/config.ts';
import { databaseOf } from '../../../database/database.ts';
import { describeMissing, findMissingKeys } from '../../../keys/check-keys.ts';
import { keyIdOf } from '../../../lib/key-ring.ts';
import { ok, problem, warning, type Check } from '../check.ts';
import type { DatabasePools } from './database.ts';

/** Checks that the configured secrets decrypt the values in the database. */
export function keysCheck(
  config: Pick<Config, 'secret' | 'previousSecrets'>,
  { server }: Pick<DatabasePools, 'server'>,
): Check {
  return {
    name: 'keys',
    advice: 'Correct OFFICE_SECRET and OFFICE_PREVIOUS_SECRETS.',
    run: async () => {
      const pool = await server().catch(() => null);
      const { rows } = pool
        ? await pool.query<{ exists: boolean }>(
            "SELECT to_regclass('public.secret_keys') IS NOT NULL AS exists",
          )
        : { rows: [] };
      if (!pool || !rows[0]?.exists) {
        return warning(
          'Not checked: the database is unreachable, or the server was not started yet.',
        );
      }
      const missing = await findMissingKeys(databaseOf(pool), config);
      if (missing.size > 0) return problem(describeMissing(missing));
      const previous = config.previousSecrets.length;
      return ok(
        `OFFICE_SECRET has the key id ${keyIdOf(config.secret)}. Previous secrets: ${previous}.`,
      );
    },
  };
}
