import type { Language } from './language.ts';
import { switchLanguage } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

/** The language switch of a page that stands for itself. */
export function useLanguageSwitch() {
  return {
    language: useLanguage(),
    onLanguageChange: ({ language }: { language: Language }) => void switchLanguage(language),
  };
}
