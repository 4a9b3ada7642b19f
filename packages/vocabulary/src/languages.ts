// The languages of the product, Japanese first (spec §1).
import type { Language } from './contract/lists.ts';

export { languages } from './contract/lists.ts';
export type { Language } from './contract/lists.ts';

export const defaultLanguage: Language = 'ja';
