import type { Language } from '@office/vocabulary';
import { use } from 'react';
import { LocaleContext } from './localeContext.ts';

export function useLanguage(): Language {
  return use(LocaleContext).language;
}
