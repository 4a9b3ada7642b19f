// The languages of the product, Japanese first (spec §1).
import type { Language } from './contract.ts';

export { languages } from './contract.ts';
export type { Language } from './contract.ts';

export const defaultLanguage: Language = 'ja';
