import { use, useCallback } from 'react';
import { LocaleContext, textIn, type LocaleText, type TextValues } from './localeContext.ts';

export function useText(): (text: LocaleText, values?: TextValues) => string {
  const locale = use(LocaleContext);
  return useCallback((text, values = {}) => textIn(locale, text, values), [locale]);
}
