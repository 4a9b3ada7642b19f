import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<Record<string, unknown>>(
  [
    '../packages/ui/src/{patterns,screens/*}/strings.{en,ja}.json',
    '../packages/api/locales/{en,ja}.json',
  ],
  { eager: true, import: 'default' },
);

/** The namespace of a file: its area; `common` for the patterns, `errors` for the contract's. */
function namespaceOf(path: string): string {
  if (path.includes('/api/locales/')) return 'errors';
  return path.match(/screens\/([^/]+)\//)?.[1] ?? 'common';
}

const resources: Record<string, Record<string, Record<string, unknown>>> = { en: {}, ja: {} };
for (const [path, strings] of Object.entries(files)) {
  const language = path.match(/(en|ja)\.json$/)?.[1] ?? 'en';
  resources[language]![namespaceOf(path)] = strings;
}

function createStrings(language: string): i18n {
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
export function stringsOf(language: string): i18n {
  const instance = instances.get(language) ?? createStrings(language);
  instances.set(language, instance);
  return instance;
}
