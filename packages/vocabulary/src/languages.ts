// The languages of the product, Japanese first (spec §1).
import type { Language } from './contract/languages.ts';

export * from './contract/languages.ts';

export const defaultLanguage: Language = 'ja';
