import type { Language } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { toLanguage } from './language.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
