import { firstTextRetryMs, languages, maxTextAttempts } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { recovery } from '../recovery/serverRecovery.ts';
import { storage } from '../lib/browserStorage.ts';
import { toLanguage } from './language.ts';
import { LanguageChoice } from './languageChoice.ts';
import { requestTexts, textUrl, type TextFiles } from './textFiles.ts';

const retries = { maxRetries: maxTextAttempts, retryTimeout: firstTextRetryMs };

const choice = new LanguageChoice(storage);

let isSignedIn = () => false;

/** Language chosen before sign-in; stored in the profile after signing in. */
let switched: Language | undefined;

export function currentLanguage(): Language {
  return toLanguage(i18next.resolvedLanguage ?? choice.get());
}

export async function changeLanguage(language: Language): Promise<void> {
  choice.choose(language, { byMember: isSignedIn() });
  await i18next.changeLanguage(language);
}

/** Like `changeLanguage` for pages without a profile: the language is stored in the profile after sign-in. */
export async function switchLanguage(language: Language): Promise<void> {
  switched = language;
  await changeLanguage(language);
}

export function takeSwitchedLanguage(): Language | undefined {
  const language = switched;
  switched = undefined;
  return language;
}

export async function applyProfileLanguage(language: Language): Promise<void> {
  choice.adopt(language);
  if (choice.get() !== currentLanguage()) await i18next.changeLanguage(choice.get());
}

/** Clears the pending switch at sign-out, so that it does not apply to the next member. */
export function clearSwitchedLanguage(): void {
  switched = undefined;
}

/** The build adds a version, so that texts are immutable and match the code of the page. */
const textsFolder = `${import.meta.env.BASE_URL}locales/${import.meta.env.TEXTS_VERSION ?? ''}`;

const missing = new Map<string, [language: string, namespace: string]>();

async function reloadFailedTexts(): Promise<void> {
  const missingTexts = [...missing.values()];
  missing.clear();
  if (missingTexts.length === 0) return;
  await Promise.all(
    missingTexts.map(([language, namespace]) => i18next.reloadResources([language], [namespace])),
  );
  // Triggers a re-render of all texts.
  await i18next.changeLanguage(currentLanguage());
}

export interface TextsOptions {
  isSignedIn(): boolean;
  /** Files with several namespaces. Every other namespace has its own file. */
  textFiles?: TextFiles;
}

export function startI18n({ textFiles = {}, ...options }: TextsOptions): Promise<unknown> {
  isSignedIn = options.isSignedIn;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  i18next.on('failedLoading', (language: string, namespace: string) => {
    missing.set(`${language} ${namespace}`, [language, namespace]);
    recovery.reportLost();
  });
  recovery.onRecovered(() => void reloadFailedTexts());
  return i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: choice.get(),
      supportedLngs: languages,
      // Both languages have every key, so no fallback language is loaded.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      backend: {
        loadPath: (_languages: string[], [namespace = '']: string[]) =>
          textUrl(`${textsFolder}{{lng}}`, namespace, textFiles),
        request: requestTexts,
      },
      interpolation: { escapeValue: false },
      ...retries,
    });
}
