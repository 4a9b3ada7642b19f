import { keywordTerms } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const shown = (text: string, keyword: string) => {
  const excerpt = excerptOf(text, keywordTerms(keyword));
  return {
    ...excerpt,
    found: excerpt.marks.map(({ start, end }) => excerpt.text.slice(start, end)),
  };
};

it('returns a short text in full, as one line', () => {
  expect(shown(' 明日の\n\n会議は 10時 ', '会議')).toMatchObject({
    text: '明日の 会議は 10時',
    found: ['会議'],
  });
});

it('cuts a long text around the first mark', () => {
  const { text, found } = shown(`${'あ'.repeat(500)}会議${'い'.repeat(500)}会議`, '会議');
  expect(text).toMatch(/^…あ{32}会議い+…$/);
  expect(text.length).toBeLessThanOrEqual(162);
  expect(found).toEqual(['会議']);
});

it('starts at the beginning if the first mark is near it or missing', () => {
  expect(shown(`${'あ'.repeat(60)}会議${'い'.repeat(500)}`, '会議').text).toMatch(
    /^あ{60}会議い+…$/,
  );
  expect(shown('あ'.repeat(500), '会議').text).toMatch(/^あ{160}…$/);
});

it('does not split surrogate pairs', () => {
  const { text } = shown(`${'🎉'.repeat(300)}会議${'🎉'.repeat(300)}`, '会議');
  expect(Buffer.from(text).toString()).toBe(text);
});

it('keeps markup as literal text', () => {
  expect(shown('<b>会議</b><script>alert(1)</script>', '会議').text).toBe(
    '<b>会議</b><script>alert(1)</script>',
  );
});
