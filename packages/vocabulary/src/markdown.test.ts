import { describe, expect, it } from 'vitest';
import {
  fileAddress,
  fileKeyOf,
  fileKeysIn,
  markdownExcerpt,
  markdownFile,
  plainExcerpt,
  toOneLine,
  toPlainText,
} from './markdown.ts';

describe('toPlainText', () => {
  it.each([
    ['', ''],
    ['  ただの文です。 \n', 'ただの文です。'],
    ['# 見出し #\n\n本文', '見出し\n本文'],
    ['Title\n=====\n\nText\n---', 'Title\nText'],
    ['**太字**と*斜体*と~~消し~~', '太字と斜体と消し'],
    ['***both*** __two__ _one_ snake_case_name 5*3*2', 'both two one snake_case_name 532'],
    ['3 * 4 = 12, a < b, c > d', '3 * 4 = 12, a < b, c > d'],
    ['- one\n* two\n  + three\n1. four\n2) five', 'one\ntwo\nthree\nfour\nfive'],
    ['- [x] done\n- [ ] open', 'done\nopen'],
    ['> > quoted\n> - listed', 'quoted\nlisted'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b\n1 2'],
    ['a\n\n---\n\n* * *\n\nb', 'a\nb'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    ['use `npm test` now', 'use npm test now'],
    [
      '[the page](https://a.example/x(1) "title") and [this][ref]\n\n[ref]: https://a.example',
      'the page and this',
    ],
    ['![a cat](file:bulletin_attachment/1/cat.png)', 'a cat'],
    ['[![alt](a.png)](https://a.example)', 'alt'],
    ['<https://a.example/x>', 'https://a.example/x'],
    ['\\*not bold\\* \\# 1 \\<b\\>', '*not bold* # 1'],
    ['AT&amp;T &quot;x&quot;&nbsp;y', 'AT&T "x" y'],
    ['a\r\nb\rc', 'a\nb\nc'],
  ])('converts %j to %j', (markdown, text) => {
    expect(toPlainText(markdown)).toBe(text);
  });

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror="alert(1)">hi', 'hi'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
    ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
    ['<**b**script>x', 'x'],
    ['<!-- hidden --><?php x ?><!DOCTYPE html>seen', 'seen'],
    ['<a href="javascript:alert(1)">go</a>', 'go'],
    ['[go](javascript:alert(1))', 'go'],
    ['\uE0000\uE001', '0'],
  ])('converts hostile %j to %j', (markdown, text) => {
    expect(toPlainText(markdown)).toBe(text);
  });

  it.each([
    '<'.repeat(10_000),
    '<a'.repeat(5_000) + '>'.repeat(5_000),
    '['.repeat(10_000),
    '[]('.repeat(3_000),
    '![a](('.repeat(2_000),
    '*a '.repeat(3_000),
    '_'.repeat(10_000),
    '`'.repeat(5_000) + 'a',
    '> '.repeat(5_000),
    '- '.repeat(5_000) + 'a',
    '&amp;'.repeat(2_000),
    '\\'.repeat(10_000),
  ])('leaves no tag in ten thousand characters of %.12s', (markdown) => {
    expect(toPlainText(markdown)).not.toMatch(/<[a-z][^<>]*>/i);
  });
});

describe('toOneLine', () => {
  it.each([
    ['', ''],
    ['\n\n# \n\n- \n', ''],
    ['ただの文です。\n', 'ただの文です。'],
    [
      '# 年末年始\n12月29日から休業します。\n次の営業日は1月4日です。',
      '年末年始 · 12月29日から休業します。次の営業日は1月4日です。',
    ],
    ['休業します。\n\n1月4日から営業します。', '休業します。1月4日から営業します。'],
    ['Holidays\n===\nWe are closed.\n\nBack on Monday', 'Holidays · We are closed. Back on Monday'],
    ['持ち物：\n- 筆記用具\n- 名刺\n  2枚\n\n以上', '持ち物：筆記用具 · 名刺 2枚 · 以上'],
    ['Bring:\n1. a pen\n2) a card\n* [x] a cup', 'Bring: a pen · a card · a cup'],
    ['> ## Quoted\n> - one\n> - two', 'Quoted · one · two'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b · 1 2'],
    ['run\n```\nnpm i\nnpm test\n```\nand look', 'run · npm i npm test · and look'],
    ['above\n\n---\n\nbelow', 'above · below'],
    ['写真です。\n\n![窓.png](file:a/1/x.png)\n\n以上', '写真です。以上'],
    ['![窓.png](file:a/1/x.png)', '窓.png'],
    ['![a](b.png)[see ![c](d.png) this](https://a.example)', 'see this'],
    ['a line\nthat goes on -\n-5 degrees', 'a line that goes on - -5 degrees'],
    ['<p>\n\n# One</p>\n- <b\n- c>two', 'One · two'],
    ['a\uE002b\uE000c', 'abc'],
  ])('converts %j to %j', (markdown, line) => {
    expect(toOneLine(markdown)).toBe(line);
  });
});

describe('excerpts', () => {
  it('markdownExcerpt returns the beginning of the Markdown on one line', () => {
    expect(markdownExcerpt('# 題\n- **一**\n- 二')).toBe('題 · 一 · 二');
    expect(markdownExcerpt(`# 題\n${'字'.repeat(300)}`)).toBe(`題 · ${'字'.repeat(195)}…`);
  });

  it('plainExcerpt keeps Markdown characters', () => {
    expect(plainExcerpt(' # 3 *\n\n- 4 ')).toBe('# 3 * - 4');
  });

  it.each([200, 201])('plainExcerpt splits no surrogate pair in %i characters', (length) => {
    const excerpt = plainExcerpt('🌸'.repeat(length));
    expect(excerpt).toBe(length === 200 ? '🌸'.repeat(200) : `${'🌸'.repeat(199)}…`);
  });
});

describe('files in Markdown', () => {
  const fileKey = "help_attachment/a1e5c0de/議事録 (1)* 'x' [最終].pdf";

  it('link to the file key with any file name', () => {
    const text = markdownFile({ fileKey, fileName: '議事録 (1)* [最終].pdf', isPicture: false });
    expect(text).toMatch(
      /^\[議事録 \(1\)\\\* \\\[最終\\\]\.pdf\]\(file:help_attachment\/[\w/.%-]+\)$/,
    );
    expect(fileKeysIn(`前 ${text} 後 ${text}`)).toEqual([fileKey]);
    expect(fileKeyOf(fileAddress(fileKey))).toBe(fileKey);
    expect(toPlainText(text)).toBe('議事録 (1)* [最終].pdf');
  });

  it('ignore other addresses', () => {
    expect(fileKeyOf('https://a.example/file:x')).toBeUndefined();
    expect(fileKeyOf('file:%E0%A4%A')).toBeUndefined();
    expect(fileKeysIn('[a](https://a.example) ![b](data:image/png;base64,x) file:x')).toEqual([]);
  });
});
