import { describe, expect, it } from 'vitest';
import {
  highlight,
  mentionedIn,
  mentionQuery,
  splitMessage,
  mentionedGroupIn,
  suggestGroups,
  suggestMembers,
} from './messageText.ts';

const links = (text: string) =>
  splitMessage(text, []).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('splitMessage', () => {
  it.each([
    ['no link at all', []],
    ['see https://example.com/a?b=1.', ['https://example.com/a?b=1']],
    ['資料はhttps://example.com/docsです。', ['https://example.com/docs']],
    ['（https://example.com/x）', ['https://example.com/x']],
    ['(https://example.com/wiki_(a))', ['https://example.com/wiki_(a)']],
    ['http://a.example https://b.example', ['http://a.example/', 'https://b.example/']],
    ['javascript:alert(1)', []],
    ['https://good.example@evil.example/', []],
    ['<a href="https://example.com">x</a>', ['https://example.com/']],
    ['https://', []],
  ])('finds the links of %s', (text, hrefs) => expect(links(text)).toEqual(hrefs));

  it('preserves the whole text', () => {
    const text = '@佐々木 葵 <b>見て</b> https://example.com/a, よろしく\n@Ren';
    const mentions = [
      { userId: 'aoi', name: '佐々木 葵', isMe: true },
      { userId: 'ren', name: 'Ren' },
    ];
    const parts = splitMessage(text, mentions);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.map((part) => part.kind)).toEqual(['mention', 'text', 'link', 'text', 'mention']);
  });
});

describe('splitMessage with a displayed name', () => {
  it('shows it instead of the name in the text', () => {
    const mentions = [{ userId: 'aoi', name: '佐々木 葵', displayName: 'Sasaki Aoi' }];
    const parts = splitMessage('see @佐々木 葵', mentions);
    expect(parts.map(({ text }) => text)).toEqual(['see ', '@Sasaki Aoi']);
  });
});

describe('mentionedIn', () => {
  const members = [
    { userId: 'ren', name: '高橋' },
    { userId: 'ren2', name: '高橋 蓮' },
  ];
  it.each([
    ['@高橋 蓮 お願いします', ['ren2']],
    ['＠高橋さん', ['ren']],
    ['@高橋 と @高橋', ['ren']],
    ['高橋 蓮', []],
  ])('%s', (text, ids) => expect(mentionedIn(text, members)).toEqual(ids));
});

describe('mentionQuery', () => {
  it.each([
    ['@', 1, { from: 0, query: '' }],
    ['こんにちは@佐', 7, { from: 5, query: '佐' }],
    ['こんにちは＠佐', 7, { from: 5, query: '佐' }],
    ['to @ren', 7, { from: 3, query: 'ren' }],
    ['to @ren', 5, { from: 3, query: 'r' }],
    ['mail me@example', 15, undefined],
    ['@ren done', 9, undefined],
  ])('%s at %i', (text, caret, query) => expect(mentionQuery(text, caret)).toEqual(query));
});

describe('suggestMembers', () => {
  const members = [{ name: 'Karen Ito' }, { name: 'Ren Takahashi' }, { name: '高橋 蓮' }];
  it.each([
    ['ren', ['Ren Takahashi', 'Karen Ito']],
    ['ＲＥＮ', ['Ren Takahashi', 'Karen Ito']],
    ['高橋蓮', ['高橋 蓮']],
    ['x', []],
  ])('%s', (query, names) =>
    expect(suggestMembers(members, query).map(({ name }) => name)).toEqual(names),
  );
});

describe('suggestMembers by readings', () => {
  const members = [
    { name: '伊藤 芽依', readings: ['ｲﾄｳﾒｲ', 'めいちゃん'] },
    { name: '高橋 蓮', readings: ['ﾀｶﾊｼﾚﾝ'] },
    { name: '佐伯 伊織', readings: ['ｻｴｷｲｵﾘ'] },
  ];
  it.each([
    ['いとう', ['伊藤 芽依']],
    ['イトウ', ['伊藤 芽依']],
    ['itou', ['伊藤 芽依']],
    ['ito', ['伊藤 芽依']],
    ['mei', ['伊藤 芽依']],
    ['ren', ['高橋 蓮']],
    ['伊', ['伊藤 芽依', '佐伯 伊織']],
    ['zz', []],
  ])('%s', (query, names) =>
    expect(suggestMembers(members, query).map(({ name }) => name)).toEqual(names),
  );
});

describe('group mentions', () => {
  it.each([
    ['@all 確認してください', 'ALL'],
    ['@channel 確認してください', 'ALL'],
    ['@channels', undefined],
    ['お願いします＠here', 'HERE'],
    ['@here @all', 'ALL'],
    ['@ALL', 'ALL'],
    ['@allan', undefined],
    ['mail@all.example', undefined],
    ['all', undefined],
  ])('%s mentions %s', (text, group) => expect(mentionedGroupIn(text)).toBe(group));

  it('are marked only in a message with a group mention', () => {
    const text = '@all 見てください';
    expect(splitMessage(text, [], true)).toEqual([
      { kind: 'group', text: '@all' },
      { kind: 'text', text: ' 見てください' },
    ]);
    expect(splitMessage(text, [])).toEqual([{ kind: 'text', text }]);
  });

  it.each([
    ['', ['HERE here', 'ALL channel']],
    ['a', ['ALL all']],
    ['Cha', ['ALL channel']],
    ['here', ['HERE here']],
    ['x', []],
  ])('are suggested for %s', (query, expected) =>
    expect(suggestGroups(query).map(({ group, word }) => `${group} ${word}`)).toEqual(expected),
  );
});

describe('highlight', () => {
  it.each([
    ['リリースの確認をお願いします', '確認', ['確認']],
    ['Release RELEASE', 'release', ['Release', 'RELEASE']],
    ['ｱｵｲさん', 'アオイ', ['ｱｵｲ']],
    ['a b', 'b a', ['a', 'b']],
    ['何もない', 'x', []],
    ['何か', ' ', []],
  ])('%s ← %s', (text, keyword, hits) => {
    const parts = highlight(text, keyword);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(hits);
  });
});
