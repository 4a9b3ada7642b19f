import type { Language } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { toLanguage } from './language.ts';

/** The language that the member reads; renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
