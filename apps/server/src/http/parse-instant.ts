import { ApiError } from './api-error.ts';

/**
 * The schema also accepts leap seconds and offsets to the years 0 or 10000, which are rejected
 * here.
 */
export function parseInstant(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new ApiError({ [field]: 'invalid' });
  return instant;
}
