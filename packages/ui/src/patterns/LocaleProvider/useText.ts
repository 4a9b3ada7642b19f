import { use, useCallback } from 'react';
import { LocaleContext } from './localeContext.ts';
import { textIn, type LocaleText, type TextValues } from './textIn.ts';

export function useText(): (text: LocaleText, values?: TextValues) => string {
  const locale = use(LocaleContext);
  return useCallback((text, values = {}) => textIn(locale, text, values), [locale]);
}
