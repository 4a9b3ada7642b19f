import { defaultLanguage, languages } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';

/** Falls back to Japanese for unsupported languages. */
export function toLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}
