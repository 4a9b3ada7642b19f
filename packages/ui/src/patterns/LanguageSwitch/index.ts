export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
export { languages, type Language } from './languages.ts';
