import { defaultLanguage, missingTexts, type Language } from '@office/vocabulary';
import { ApiError } from './api-error.ts';

/**
 * Requires all texts of at least one language, and all or none of the other.
 * @throws {ApiError} 400 `required`, for example `{ 'title.en': 'required' }`
 */
export function requireTexts(fields: Record<string, Readonly<Record<Language, string>>>): void {
  const missing = missingTexts(fields, defaultLanguage);
  if (missing.length === 0) return;
  throw new ApiError(Object.fromEntries(missing.map((path) => [path, 'required' as const])));
}
