export const languageKey = 'office.language';
export const memberLanguageKey = 'office.memberLanguage';
export const lastLanguageKey = 'office.lastLanguage';
