import { describe, expect, it } from 'vitest';
import { memberPicker, required } from '../texts.ts';
import { textIn } from './localeContext.ts';

const own = { required: 'Needed', memberPicker: { selected: '{{count}} / {{max}}' } };
const values = { count: 2, max: 9 };

describe('textIn', () => {
  it.each([
    ['English', { language: 'en', texts: undefined }, required, 'Required'],
    ['Japanese', { language: 'ja', texts: undefined }, required, '必須'],
    [
      'interpolated values',
      { language: 'ja', texts: undefined },
      memberPicker.selected,
      '選択中（2/9）',
    ],
    ['a text of the application', { language: 'ja', texts: own }, required, 'Needed'],
    ['a nested text', { language: 'en', texts: own }, memberPicker.selected, '2 / 9'],
    [
      'the default of a missing text',
      { language: 'en', texts: own },
      memberPicker.results,
      'Members',
    ],
    [
      'the default for a group instead of a text',
      { language: 'en', texts: { required: own } },
      required,
      'Required',
    ],
    [
      'the default for a text instead of a group',
      { language: 'en', texts: { memberPicker: 'x' } },
      memberPicker.results,
      'Members',
    ],
  ] as const)('returns %s', (_, locale, text, expected) => {
    expect(textIn(locale, text, values)).toBe(expected);
  });

  it('keeps a placeholder without a value', () => {
    expect(textIn({ language: 'en', texts: undefined }, memberPicker.full, {})).toContain(
      '{{max}}',
    );
  });

  it('inserts values literally', () => {
    const text = { key: 'a', en: '“{{keyword}}”', ja: '' };
    expect(textIn({ language: 'en', texts: undefined }, text, { keyword: '$& {{keyword}}' })).toBe(
      '“$& {{keyword}}”',
    );
  });
});
