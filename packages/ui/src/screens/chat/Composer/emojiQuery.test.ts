import { describe, expect, it } from 'vitest';
import { emojiQuery, typedShortcode } from './emojiQuery.ts';

describe('emojiQuery', () => {
  it.each([
    [':ta', 0, 'ta'],
    ['やった :tada', 4, 'tada'],
    ['1行目\n:+1', 4, '+1'],
    [':わらう', 0, 'わらう'],
    ['：すし', 0, 'すし'],
    ['`code` :ta', 7, 'ta'],
  ])('finds the words of “%s”', (text, from, query) => {
    expect(emojiQuery(text, text.length)).toEqual({ from, text: query });
  });

  it.each([
    ['a single character', ':D'],
    ['a time', '10:30'],
    ['a colon after text', '担当:なし'],
    ['a URL', 'https://office.example'],
    ['a space after the colon', ': ta'],
    ['an emoticon', ':-)'],
    ['inline code', '`a :ta'],
    ['a code block', '```\n:ta'],
  ])('ignores %s', (_, text) => {
    expect(emojiQuery(text, text.length)).toBeUndefined();
  });

  it('ignores the text after the caret', () => {
    expect(emojiQuery(':tada', 3)).toEqual({ from: 0, text: 'ta' });
  });
});

describe('typedShortcode', () => {
  it.each([
    [':+1:', 0, '+1'],
    ['了解です:+1:', 4, '+1'],
    ['ok :Tada:', 3, 'tada'],
    [':100:', 0, '100'],
    ['👍:tada:', 2, 'tada'],
  ])('finds the shortcode of “%s”', (text, from, code) => {
    expect(typedShortcode(text, text.length)).toEqual({ from, text: code });
  });

  it.each([
    ['times', '12:30:'],
    ['a duration', '開始:100:'],
    ['two colons', 'a::b:'],
    ['text after the shortcode', ':+1: '],
    ['inline code', '`:+1:'],
    ['a code block', '```\n:+1:'],
  ])('ignores %s', (_, text) => {
    expect(typedShortcode(text, text.length)).toBeUndefined();
  });
});
