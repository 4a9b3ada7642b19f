import { keywordTerms } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { rank } from './ranking.ts';

const now = new Date('2026-11-20T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

type Thing = Parameters<typeof rank>[0][number];

const order = (keyword: string, things: Omit<Thing, 'id'>[], titled = true) =>
  rank(
    things.map((thing, index) => ({ id: String(index), ...thing })),
    { terms: keywordTerms(keyword), now, titled },
  ).map(({ title }) => title);

describe('rank', () => {
  it.each<[why: string, keyword: string, sorted: Omit<Thing, 'id'>[]]>([
    [
      'full name, prefix, word, substring, text',
      '会議',
      [
        { title: '会議' },
        { title: '会議室 けやき' },
        { title: '定例 会議室' },
        { title: '全社会議', at: now },
        { title: '議題のないもの', at: now, relevance: 1 },
      ],
    ],
    [
      'treats the reading like the name',
      'ren',
      [
        { title: '蓮', otherNames: ['ﾚﾝ'] },
        { title: '高橋 蓮', otherNames: ['ﾚﾝﾀﾛｳ'] },
        { title: 'warren', otherNames: [null] },
      ],
    ],
    [
      'more relevant first among equal matches',
      '田中',
      [
        { title: '田中 二', relevance: 1 },
        { title: '田中 三', relevance: 0.5 },
        { title: '田中 一' },
      ],
    ],
    [
      'closer dates first, future or past',
      '定例',
      [
        { title: '定例 1', at: daysAgo(-1) },
        { title: '定例 2', at: daysAgo(2) },
        { title: '定例 3', at: daysAgo(-30) },
        { title: '定例 4', at: daysAgo(400) },
        { title: '定例 5', at: null },
      ],
    ],
    [
      'several terms, of which the first is a prefix',
      'budget 2026',
      [{ title: 'Budget for 2026' }, { title: 'Our budget 2026' }, { title: 'mybudget 2026' }],
    ],
    ['ignores spaces in a full match', '高橋蓮', [{ title: '高橋 蓮' }, { title: '高橋 蓮太郎' }]],
    ['ignores width and case', 'ABC', [{ title: 'ａｂｃ' }, { title: 'abcd' }, { title: 'xabc' }]],
  ])('%s', (_why, keyword, sorted) => {
    const titles = sorted.map(({ title }) => title);
    expect(order(keyword, sorted.toReversed())).toEqual(titles);
    expect(order(keyword, sorted)).toEqual(titles);
  });

  it('sorts by time if the title does not name the object', () => {
    const messages = [
      { title: '会議 太郎', at: daysAgo(3) },
      { title: '青木 葵', at: daysAgo(1) },
    ];
    expect(order('会議', messages, false)).toEqual(['青木 葵', '会議 太郎']);
  });
});
