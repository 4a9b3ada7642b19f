import { rejectionReason } from '../lib/guarded-fetch.ts';
import { ApiError } from './api-error.ts';

/**
 * Requires a URL to which `guardedFetch` may connect, without credentials.
 * @param trusted hosts that the operator exempts
 * @throws {ApiError} 400 `{ [field]: 'invalid' }`
 */
export function requirePublicUrl(field: string, text: string, trusted: readonly string[]): void {
  const url = URL.parse(text);
  if (!url || url.username || rejectionReason(url, trusted)) {
    throw new ApiError({ [field]: 'invalid' });
  }
}
