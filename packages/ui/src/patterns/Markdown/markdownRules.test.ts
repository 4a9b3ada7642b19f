import { describe, expect, it } from 'vitest';
import {
  limitNesting,
  isTooComplex,
  normalizeHeadingLevels,
  safeAddress,
} from './markdownRules.ts';

describe('safeAddress', () => {
  it.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['HTTP://a.example', 'http://a.example/'],
    ['https://例え.jp/', 'https://xn--r8jz45g.jp/'],
    ['mailto:aoi@a.example', 'mailto:aoi@a.example'],
    ['mailto:aoi@a.example?body=x', undefined],
    ['mailto:', undefined],
    ['javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['//a.example', undefined],
    ['/settings', undefined],
    ['#top', undefined],
    ['https://bank.example@evil.example', undefined],
    ['https://', undefined],
  ])('resolves %j to %s', (address, href) => {
    expect(safeAddress(address)).toBe(href);
  });
});

describe('flattened', () => {
  it.each([
    ['> a\n>> b\n- - c', '> a\n>> b\n- - c'],
    ['>'.repeat(5000) + 'a', '>'.repeat(12) + 'a'],
    ['- 1. '.repeat(2000) + 'a', '- 1. - 1. - 1. - 1. - 1. - 1. a'],
    ['* '.repeat(20), '* * * * * * * * * * * * '],
  ])('limits the nesting of %.20j', (text, flat) => {
    expect(limitNesting(text).replace(/\s+/g, ' ')).toBe(flat.replace(/\s+/g, ' '));
  });
});

describe('isTooComplex', () => {
  const page = `お疲れさまです。**明日**の打ち合わせは[こちら](https://example.com)です。

| 日付 | 予定 | 担当 |
| --- | --- | --- |
| 12/28 | 大掃除 | 全員 |

- [ ] 机の上を片付ける
  1. モニターの電源を切る

> 休業中の連絡先は総務です。

`;

  it('returns false for ordinary text of any length', () => {
    expect(isTooComplex(page.repeat(10_000 / page.length))).toBe(false);
  });

  it.each([
    [
      'a wide table of short rows',
      `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|\n'.repeat(4700)}`,
    ],
    ['emphasis within emphasis', `${'*'.repeat(5000)}a${'*'.repeat(4999)}`],
    ['many emphasised words', '*a*'.repeat(3333)],
    ['brackets', `${'['.repeat(3000)}a${'](b)'.repeat(1700)}`],
    ['long nested quotes', `${'> '.repeat(12)}${'a\n'.repeat(5000)}`],
    ['nested headings', 'a\n-\n'.repeat(2500)],
    ['items', '1. a\n'.repeat(2000)],
    ['nested lists', `${'- '.repeat(12)}a\n`.repeat(380)],
  ])('returns true for %s', (_name, text) => {
    expect(isTooComplex(text)).toBe(true);
  });
});

describe('normalizeHeadingLevels', () => {
  it.each([
    ['#, ##, ###', [1, 2, 3], ['h3', 'h4', 'h5']],
    ['starts with ##', [2, 3, 2], ['h3', 'h4', 'h3']],
    ['#, ####, ##', [1, 4, 2], ['h3', 'h4', 'h4']],
    ['###, #', [3, 1, 2], ['h3', 'h3', 'h4']],
    ['no seventh level', [1, 2, 3, 4, 5], ['h3', 'h4', 'h5', 'h6', 'h6']],
  ])('skips no level: %s', (_name, orders, levels) => {
    const headings = orders.map((order) => ({ type: 'element', tagName: `h${order}` }));
    normalizeHeadingLevels(3)({
      type: 'root',
      children: [{ type: 'element', children: headings }],
    });
    expect(headings.map(({ tagName }) => tagName)).toEqual(levels);
  });
});
