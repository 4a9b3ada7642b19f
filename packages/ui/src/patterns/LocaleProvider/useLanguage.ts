import type { Language } from '@office/vocabulary';
import { use } from 'react';
import { LocaleContext } from './localeContext.ts';

/** The language of the nearest `LocaleProvider`. */
export function useLanguage(): Language {
  return use(LocaleContext).language;
}
