import { describe, expect, it } from 'vitest';
import { missingTexts, textIn } from './languages.ts';

describe('textIn', () => {
  it.each([
    ['en', { ja: '年末', en: 'Year end' }, 'Year end'],
    ['en', { ja: '年末', en: ' ' }, '年末'],
    ['ja', { ja: '', en: 'Year end' }, 'Year end'],
    ['ja', { ja: '', en: '' }, ''],
  ] as const)('returns the text for %s of %o', (language, text, shown) => {
    expect(textIn(text, language)).toBe(shown);
  });
});

describe('missingTexts', () => {
  const title = { ja: '年末', en: '' };
  it.each([
    ['one complete language', { title, content: { ja: '休み', en: ' ' } }, []],
    ['a language with a title only', { title, content: { ja: '', en: '' } }, ['content.ja']],
    [
      'two incomplete languages',
      { title, content: { ja: '', en: 'Closed' } },
      ['content.ja', 'title.en'],
    ],
    ['no text', { title: { ja: '', en: '' } }, ['title.en']],
  ])('returns the missing texts of %s', (_name, fields, missing) => {
    expect(missingTexts(fields, 'en')).toEqual(missing);
  });
});
