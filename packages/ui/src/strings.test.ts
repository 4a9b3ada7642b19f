import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;
const areas = globSync('{patterns,screens/*,screens/admin/*}/strings.{en,ja}.json', {
  cwd: source,
}).map(dirname);

function texts(area: string, language: 'en' | 'ja'): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    } else throw new Error(`${area}: ${path} is neither a text nor an object`);
  };
  walk(JSON.parse(readFileSync(join(source, area, `strings.${language}.json`), 'utf8')), '');
  return found;
}

/** English has two plural forms, Japanese one: `unread_one`, `unread_other`. */
const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '');
const keysOf = (strings: Map<string, string>) =>
  [...new Set([...strings.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)/g)].map((match) => match[1]).sort();

test('finds at least one area', () => expect(areas.length).toBeGreaterThan(0));

describe.each([...new Set(areas)])('%s', (area) => {
  const en = texts(area, 'en');
  const ja = texts(area, 'ja');

  test('has the same keys in both languages', () => {
    expect(keysOf(ja)).toEqual(keysOf(en));
  });

  test('has no empty text', () => {
    for (const strings of [en, ja]) {
      expect([...strings].filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  test('uses the same placeholders in both languages', () => {
    const differing = [...ja].filter(([key, text]) => {
      const english = en.get(key) ?? en.get(key.replace(/_other$/, '')) ?? en.get(`${key}_other`);
      return english !== undefined && `${placeholders(text)}` !== `${placeholders(english)}`;
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('contains no untranslated English text in Japanese', () => {
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    const same = [...ja].filter(
      ([key, text]) => text === en.get(key) && /[A-Za-z]{12,}/.test(text),
    );
    expect(same.filter(([, text]) => !japanese.test(text))).toEqual([]);
  });
});
