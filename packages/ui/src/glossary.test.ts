import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import terms from './glossary.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const languages = ['en', 'ja'] as const;
type Language = (typeof languages)[number];

interface Term {
  thing: string;
  /** Words to avoid for this term. */
  not?: Partial<Record<Language, string[]>>;
  areas?: string[];
  except?: Record<string, string>;
}

/** Texts by area and key, without placeholders. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string, path = '') => {
    if (typeof value === 'string') texts.set(`${key}:${path}`, value.replace(/{{.*?}}/g, ''));
    else
      for (const [name, child] of Object.entries(value as object))
        walk(child, key, path ? `${path}.${name}` : name);
  };
  const files = [
    ...globSync(`{packages,apps}/*/src/**/strings.${language}.json`, { cwd: root }),
    `packages/api/locales/${language}.json`,
  ];
  for (const file of files) {
    const folder = basename(dirname(file));
    walk(JSON.parse(readFileSync(join(root, file), 'utf8')), folder);
  }
  return texts;
}

function textsInCode(language: Language): Map<string, string> {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
  const isWords = language === 'ja' ? (text: string) => japanese.test(text) : isEnglish;
  const files = globSync('{packages,apps}/*/src/**/{texts,push-texts,templates}.ts', { cwd: root });
  return new Map(
    files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/(['`"])(.*?)\1/g)]
            .map(([, , text = '']) => text.replace(/\$?\{.*?\}/g, ''))
            .filter(isWords)
            .map((text, nth): [string, string] => [`${file}:${index + 1}.${nth}`, text]),
        ),
    ),
  );

  function isEnglish(text: string) {
    return /^[A-Za-z][a-z’]* /.test(text) && !japanese.test(text);
  }
}

/** Area of a text: its folder, or for error texts the prefix of the error code. */
const areaOf = (key: string) =>
  /^locales:errorResponse\.([a-z]+)/.exec(key)?.[1] ?? key.split(':')[0]!;

/** Matches English words in singular and plural; Japanese words need no word boundary. */
const finder = (word: string, language: Language) =>
  language === 'ja' ? new RegExp(word) : new RegExp(`\\b${word}s?\\b`, 'i');

/** Removes terms that contain a word to avoid. */
const withoutCompounds = (text: string) => text.replace(/company accounts?|会社アカウント/gi, '');

describe.each(languages)('texts in %s', (language) => {
  const texts = new Map([...textsOf(language), ...textsInCode(language)]);

  it('include all areas', () => {
    const areas = new Set([...texts.keys()].map((key) => key.split(':')[0]));
    expect(areas.size).toBeGreaterThan(15);
  });

  it.each((terms as Term[]).filter(({ not }) => not?.[language]))(
    'use the glossary term for $thing',
    ({ not, areas, except = {} }) => {
      const found = [...texts].filter(
        ([key, text]) =>
          !(key in except) &&
          (areas?.includes(areaOf(key)) ?? true) &&
          not![language]!.some((word) => finder(word, language).test(withoutCompounds(text))),
      );
      expect(found).toEqual([]);
    },
  );
});

it('has no unused exceptions', () => {
  const all = languages.map((language) => ({ language, texts: textsOf(language) }));
  const unusedExceptions = (terms as Term[]).flatMap(({ not = {}, except = {} }) =>
    Object.keys(except).filter(
      (key) =>
        !all.some(({ language, texts }) =>
          not[language]?.some((word) => finder(word, language).test(texts.get(key) ?? '')),
        ),
    ),
  );
  expect(unusedExceptions).toEqual([]);
});
