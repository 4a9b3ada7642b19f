import { ApiError } from './api-error.ts';

/**
 * Parses a timestamp. The schema also accepts leap seconds, and offsets that move the time to the
 * year 0 or 10000, which the database rejects.
 *
 * @throws {ApiError} 400 `{ [field]: 'invalid' }`
 */
export function parseInstant(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new ApiError({ [field]: 'invalid' });
  return instant;
}
