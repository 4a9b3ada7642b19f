import type { Language } from './contract/languages.ts';

export const defaultLanguage: Language = 'ja';
