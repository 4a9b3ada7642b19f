import type { Language } from '@office/vocabulary';
import { switchLanguage } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

export function useLanguageSwitch() {
  return {
    language: useLanguage(),
    onLanguageChange: ({ language }: { language: Language }) => void switchLanguage(language),
  };
}
