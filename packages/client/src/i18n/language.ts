import { defaultLanguage, languages } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';

export function toLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}
