import { ApiError } from './api-error.ts';

/** @throws {ApiError} 400 `{ timeZone: 'invalid' }` for an unknown time zone */
export function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new ApiError({ timeZone: 'invalid' });
  }
}
