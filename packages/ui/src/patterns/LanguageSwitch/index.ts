export { languages } from '@office/vocabulary';
export type { Language } from '@office/vocabulary';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
