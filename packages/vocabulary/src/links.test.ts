import { describe, expect, it } from 'vitest';
import { findLinks, findPreviewUrls } from './links.ts';

describe('findLinks', () => {
  it('returns position, text and address', () => {
    expect(findLinks('見て https://a.example/x。 http://B.example')).toEqual([
      { index: 3, text: 'https://a.example/x', href: 'https://a.example/x' },
      { index: 24, text: 'http://B.example', href: 'http://b.example/' },
    ]);
  });

  it('skips addresses with credentials', () => {
    expect(findLinks('https://user:pass@a.example https://a@b.example')).toEqual([]);
  });
});

describe('findPreviewUrls', () => {
  const own = 'https://office.example';
  it.each([
    ['nothing', []],
    ['https://a.example/#one https://a.example/#two', ['https://a.example/']],
    [
      'https://a.example https://b.example https://c.example https://d.example',
      ['https://a.example/', 'https://b.example/', 'https://c.example/'],
    ],
    ['https://office.example/chat https://a.example', ['https://a.example/']],
    [
      '[page](https://a.example/x) <https://b.example>',
      ['https://a.example/x', 'https://b.example/'],
    ],
    ['`https://a.example` and https://b.example', ['https://b.example/']],
    ['```\nhttps://a.example\n```\nhttps://b.example', ['https://b.example/']],
    ['a ` b\n\nhttps://a.example\n\nc ` d', ['https://a.example/']],
    ['ftp://a.example javascript:alert(1)', []],
    [`https://a.example/${'{'.repeat(900)}`, []],
  ])('returns the URLs of %j', (message, urls) => {
    expect(findPreviewUrls(message, own)).toEqual(urls);
  });
});
