import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<Record<string, unknown>>(
  '../{patterns,screens/*,screens/admin/*}/strings.{en,ja}.json',
  { eager: true, import: 'default' },
);

function namespaceOf(path: string): string {
  return path.match(/screens\/(.+)\/strings/)?.[1]?.replace('/', '-') ?? 'common';
}

const resources: Record<string, Record<string, Record<string, unknown>>> = { en: {}, ja: {} };
for (const [path, strings] of Object.entries(files)) {
  const language = path.match(/(en|ja)\.json$/)?.[1] ?? 'en';
  resources[language]![namespaceOf(path)] = strings;
}

function createI18n(language: string): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources,
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    // Fails on missing texts in stories and tests.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}`);
    },
  });
  return instance;
}

const instances = new Map<string, i18n>();

export function i18nOf(language: string): i18n {
  const instance = instances.get(language) ?? createI18n(language);
  instances.set(language, instance);
  return instance;
}

/** Returns the translator of the story's language, so that play functions can query elements by label. */
export function translatorOf({ globals }: { globals: Record<string, unknown> }, namespace: string) {
  return i18nOf(String(globals['locale'])).getFixedT(null, namespace);
}
