import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@office/vocabulary';
import type { Plugin } from 'vite';
import { textFileOf, type TextFiles } from '../i18n/textFiles.ts';
import { contentHash } from './contentHash.ts';

const packages = join(import.meta.dirname, '../../..');
const screens = join(packages, 'ui/src/screens');

export interface LocalesOptions {
  own: { namespace: string; folder: string };
  isShown(area: string): boolean;
  textFiles?: TextFiles;
}

export function locales(options: LocalesOptions): Plugin {
  const folders = textFolders(options);
  const { textFiles = {} } = options;
  const textsOf = (namespace: string, language: string) =>
    readNamespace(folders, { namespace, language });
  /** Names of the files, each with one namespace or the namespaces of `textFiles`. */
  const files = new Set([...folders.keys()].map((namespace) => textFileOf(namespace, textFiles)));
  const contentOf = (file: string, language: string): string =>
    JSON.stringify(
      textFiles[file]
        ? Object.fromEntries(textFiles[file].map((each) => [each, textsOf(each, language)]))
        : textsOf(file, language),
    );
  let built: { file: string; source: string }[] = [];
  let version = '';
  let base = '/';
  return {
    name: 'office-locales',
    config(_, { command }) {
      if (command !== 'build') return;
      built = languages.flatMap((language) =>
        [...files].map((file) => ({
          file: `${language}/${file}.json`,
          source: contentOf(file, language),
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
        const [, language, file] = /^\/(\w+)\/([\w-]+)\.json/.exec(request.url ?? '') ?? [];
        const known = languages.some((one) => one === language) && files.has(file ?? '');
        if (!language || !file || !known) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(contentOf(file, language));
      });
    },
    generateBundle() {
      for (const { file, source } of built)
        this.emitFile({ type: 'asset', fileName: `locales/${version}/${file}`, source });
    },
  };
}

export function readTexts(options: LocalesOptions, namespaces: readonly string[]) {
  const folders = textFolders(options);
  const inLanguage = (language: string) =>
    namespaces.map((namespace) => [namespace, readNamespace(folders, { namespace, language })]);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(inLanguage(language)) as Record<string, object>,
    ]),
  );
}

function readNamespace(
  folders: Map<string, string>,
  { namespace, language }: { namespace: string; language: string },
): object {
  const folder = folders.get(namespace);
  if (folder === undefined) throw new Error(`There are no texts of ${namespace}`);
  return JSON.parse(readFileSync(join(folder, fileName(namespace, language)), 'utf8')) as object;
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
