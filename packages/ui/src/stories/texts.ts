import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<Record<string, unknown>>(
  '../{patterns,screens/*,screens/admin/*}/strings.{en,ja}.json',
  { eager: true, import: 'default' },
);

/** The namespace of a file: its area, as `chat` or `admin-members`; `common` for the patterns. */
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
    // A missing text must be seen, in review and in the tests.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}`);
    },
  });
  return instance;
}

const instances = new Map<string, i18n>();

/** The texts of one language, all areas. */
export function i18nOf(language: string): i18n {
  const instance = instances.get(language) ?? createI18n(language);
  instances.set(language, instance);
  return instance;
}

/** The texts of one area in the language of the story, so that play functions find things by name. */
export function translatorOf({ globals }: { globals: Record<string, unknown> }, namespace: string) {
  return i18nOf(String(globals['locale'])).getFixedT(null, namespace);
}
