import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@office/vocabulary';
import type { Plugin } from 'vite';
import { contentHash } from './contentHash.ts';

const packages = join(import.meta.dirname, '../../..');
const screens = join(packages, 'ui/src/screens');

export interface LocalesOptions {
  own: { namespace: string; folder: string };
  isShown(area: string): boolean;
}

export function locales(options: LocalesOptions): Plugin {
  const folders = textFolders(options);
  const textsOf = (namespace: string, language: string): string =>
    readFileSync(join(folders.get(namespace) ?? '', fileName(namespace, language)), 'utf8');
  let built: { file: string; source: string }[] = [];
  let version = '';
  let base = '/';
  return {
    name: 'office-locales',
    config(_, { command }) {
      if (command !== 'build') return;
      built = languages.flatMap((language) =>
        [...folders.keys()].map((namespace) => ({
          file: `${language}/${namespace}.json`,
          source: JSON.stringify(JSON.parse(textsOf(namespace, language))),
        })),
      );
      version = contentHash(...built.map(({ file, source }) => file + source));
      return { define: { 'import.meta.env.TEXTS_VERSION': JSON.stringify(`${version}/`) } };
    },
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${base}locales`, (request, response, next) => {
        const [, language, namespace] = /^\/(\w+)\/([\w-]+)\.json/.exec(request.url ?? '') ?? [];
        const known = languages.some((one) => one === language) && folders.has(namespace ?? '');
        if (!language || !namespace || !known) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(textsOf(namespace, language));
      });
    },
    generateBundle() {
      for (const { file, source } of built)
        this.emitFile({ type: 'asset', fileName: `locales/${version}/${file}`, source });
    },
  };
}

function textFolders({ own, isShown }: LocalesOptions): Map<string, string> {
  const areas = readdirSync(screens).flatMap((area) => [area, ...partsOf(area)]);
  return new Map([
    ['common', join(packages, 'ui/src/patterns')],
    ['errors', join(packages, 'api/locales')],
    [own.namespace, own.folder],
    ...areas
      .filter((area) => isShown(area) && existsSync(join(screens, area, 'strings.ja.json')))
      .map((area): [string, string] => [area.replace('/', '-'), join(screens, area)]),
  ]);
}

function partsOf(area: string): string[] {
  return readdirSync(join(screens, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${area}/${name}`);
}

function fileName(namespace: string, language: string): string {
  return namespace === 'errors' ? `${language}.json` : `strings.${language}.json`;
}
