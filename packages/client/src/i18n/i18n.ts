import { firstTextRetryMs, languages, textTries } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { recovery } from '../recovery/serverRecovery.ts';
import { storage } from '../lib/browserStorage.ts';
import { toLanguage } from './language.ts';
import { LanguageChoice } from './languageChoice.ts';

const retries = { maxRetries: textTries, retryTimeout: firstTextRetryMs };

const choice = new LanguageChoice(storage);

let isSignedIn = () => false;

/** The language that was chosen before a profile was at hand; it goes into the profile after signing in. */
let switched: Language | undefined;

/** The language that the member reads now. */
export function currentLanguage(): Language {
  return toLanguage(i18next.resolvedLanguage ?? choice.get());
}

/** Changes the language of everything on the page and remembers it on this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  choice.choose(language, { byMember: isSignedIn() });
  await i18next.changeLanguage(language);
}

/** The same where no profile is at hand: it goes there as soon as there is one. */
export async function switchLanguage(language: Language): Promise<void> {
  switched = language;
  await changeLanguage(language);
}

/** The language of a switch that the profile does not know yet: answered once. */
export function takeSwitchedLanguage(): Language | undefined {
  const language = switched;
  switched = undefined;
  return language;
}

/** Takes over what the member has chosen elsewhere, on a browser on which nothing was chosen yet. */
export async function adoptLanguage(language: Language): Promise<void> {
  choice.adopt(language);
  if (choice.get() !== currentLanguage()) await i18next.changeLanguage(choice.get());
}

/** The member has left: a switch of theirs is nobody else's, the page goes on in their language. */
export function leaveMembersLanguage(): void {
  switched = undefined;
}

/** Texts that did not come, as language and namespace. */
const missing = new Map<string, [language: string, namespace: string]>();

/** Fetches texts that did not come while the server was silent, and shows them. */
async function fetchMissing(): Promise<void> {
  const wanted = [...missing.values()];
  missing.clear();
  if (wanted.length === 0) return;
  await Promise.all(
    wanted.map(([language, namespace]) => i18next.reloadResources([language], [namespace])),
  );
  // Everything on the screen reads its texts anew.
  await i18next.changeLanguage(currentLanguage());
}

export interface TextsOptions {
  /** Whether someone is signed in, whose own choice of a language it then is. */
  isSignedIn(): boolean;
}

/** Starts fetching the texts of the stored language; components wait for what they need. */
export function startI18n(options: TextsOptions): void {
  isSignedIn = options.isSignedIn;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  i18next.on('failedLoading', (language: string, namespace: string) => {
    missing.set(`${language} ${namespace}`, [language, namespace]);
    recovery.lost();
  });
  recovery.onFound(() => void fetchMissing());
  void i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: choice.get(),
      supportedLngs: languages,
      // Both languages have every key, so only the one that is read is fetched.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      backend: { loadPath: `${import.meta.env.BASE_URL}locales/{{lng}}/{{ns}}.json` },
      interpolation: { escapeValue: false },
      ...retries,
    });
}
