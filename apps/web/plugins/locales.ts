import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@office/vocabulary';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../../packages');
const screens = join(packages, 'ui/src/screens');

/** The file that holds a namespace's texts in one language. */
function sourceOf(namespace: string, language: string): string {
  if (namespace === 'common') return join(packages, `ui/src/patterns/strings.${language}.json`);
  if (namespace === 'errors') return join(packages, `api/locales/${language}.json`);
  if (namespace === 'web')
    return join(import.meta.dirname, `../src/platform/i18n/strings.${language}.json`);
  return join(screens, namespace, `strings.${language}.json`);
}

function namespaces(): string[] {
  const areas = readdirSync(screens).filter((area) => existsSync(sourceOf(area, 'ja')));
  return ['common', 'errors', 'web', ...areas];
}

/** Serves every text at `/locales/{lng}/{ns}.json`, where i18next fetches it. */
export function locales(): Plugin {
  return {
    name: 'office-locales',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const [, language, namespace] = /^\/(\w+)\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        const known =
          languages.some((one) => one === language) && namespaces().includes(namespace ?? '');
        if (!language || !namespace || !known) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(readFileSync(sourceOf(namespace, language)));
      });
    },
    generateBundle() {
      for (const language of languages)
        for (const namespace of namespaces()) {
          const texts: unknown = JSON.parse(readFileSync(sourceOf(namespace, language), 'utf8'));
          this.emitFile({
            type: 'asset',
            fileName: `locales/${language}/${namespace}.json`,
            source: JSON.stringify(texts),
          });
        }
    },
  };
}
