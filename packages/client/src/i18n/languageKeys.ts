// Entries of local storage about the language; members and administrators of one browser share them.

export const languageKey = 'office.language';
/** Beyond the spec's list: the language of the member who is signed in. */
export const memberLanguageKey = 'office.memberLanguage';
/** Beyond the spec's list: the language of the member who was signed in last. */
export const lastLanguageKey = 'office.lastLanguage';
