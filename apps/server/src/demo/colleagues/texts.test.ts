import { readFileSync } from 'node:fs';
import { languages } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { labels } from './texts.ts';
import { allTexts, answerTo, declinedCall } from './texts.ts';

const patterns = new URL('../../../../../packages/ui/src/patterns/', import.meta.url);

describe.each(languages)('texts in %s', (language) => {
  it('use the labels of the user interface', () => {
    const file = new URL(`strings.${language}.json`, patterns);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    for (const [name, label] of Object.entries(labels)) {
      const [group, key] = name.split('.') as [string, string];
      expect(label[language], name).toBe(texts[group]?.[key]);
    }
  });

  it('refer only to known labels and fit into a message', () => {
    for (const text of allTexts) {
      for (const [, name] of text[language].matchAll(/\{([^}]+)\}/g)) {
        expect(Object.keys(labels)).toContain(name);
      }
      expect(text[language].length).toBeLessThan(300);
    }
  });
});

it('answers a question with the feature that it is about', () => {
  expect(answerTo('会議はどこで始めますか？', 'ja', 0)).toContain('「オンライン会議」');
  expect(answerTo('こんにちは、会議はどこですか？', 'ja', 0)).toContain('「オンライン会議」');
  expect(answerTo('How do I plan a meeting?', 'en', 0)).toContain('“Calendar”');
});

it('explains another feature each time otherwise', () => {
  const answers = Array.from({ length: 9 }, (_, count) => answerTo('…', 'ja', count));
  expect(new Set(answers).size).toBe(9);
  expect(answerTo('…', 'ja', 9)).toBe(answers[0]);
});

it('declines a call without placeholders', () => {
  expect(declinedCall('en')).toContain('“Voice chat”');
});
