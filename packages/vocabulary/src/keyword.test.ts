import { describe, expect, it } from 'vitest';
import { keywordMarks, keywordMatcher, keywordTerms, writtenTerms } from './keyword.ts';

/** Readings as stored in profiles, and keywords that match them. */
const found: readonly (readonly [reading: string, ...keywords: string[]])[] = [
  ['ﾀｶﾊｼﾚﾝ', 'taka', 'tak', 't', 'TAKAHASHI', 'takahasi', 'ren', 'takahashi ren', 'ren takahashi'],
  ['ﾀｶﾊｼﾚﾝ', 'たか', 'タカハ', 'ﾀｶ', 'たk', 'たかはs', 'ｔａｋａ', 'takahash', 'れん たか'],
  ['ｲﾄｳﾒｲ', 'ito', 'itou', 'itoh', 'itō', 'itô', 'itoo', 'いとう', 'イトウ', 'mei', 'me', 'itomei'],
  ['ｵｵﾀｼｮｳﾍｲ', 'ota', 'oota', 'ohta', 'ōta', 'shohei', 'shouhei', 'syohei', 'syouhei', 'shōhei'],
  ['ｵｵﾊｼ', 'ohashi', 'oohashi', 'ōhashi', 'oha'],
  ['ｵｵｳﾁ', 'ouchi', 'oouchi', 'outi', 'ōuchi'],
  ['ｲﾉｳｴｹﾝﾀ', 'inoue', 'inou', 'kenta', 'inoue kenta'],
  ['ｶﾄｳﾕｳｷ', 'yuki', 'yuuki', 'yuhki', 'yūki', 'kato', 'katoh'],
  ['ｼﾝｲﾁ', 'shinichi', "shin'ichi", 'shin’ichi', 'sinichi', 'siniti', 'shinnichi', 'shin'],
  ['ｼﾞｭﾝｲﾁﾛｳ', 'junichiro', 'zyuniti', "jun'ichirou", 'jun', 'jyun', 'ju', 'j'],
  ['ﾎﾝﾏ', 'honma', 'homma', 'hom', 'hon'],
  ['ﾅﾝﾊﾞ', 'namba', 'nanba', 'nam'],
  ['ｶﾝﾅ', 'kanna', 'kann', 'kan'],
  ['ﾊｯﾄﾘ', 'hattori', 'hatt', 'hat', 'はっとり'],
  ['ﾏｯﾁ', 'matchi', 'macchi', 'matti', 'matc'],
  ['ﾂﾂﾞｷﾌﾐ', 'tsuzuki', 'tuduki', 'tuzuki', 'fumi', 'humi', 'ts', 'f'],
  ['ﾁﾋﾛ', 'chihiro', 'tihiro', 'ch', 'c'],
  ['ﾔﾏｸﾞﾁｼｮｳﾀ', 'yamaguchi', 'yamaguti', 'sho', 'syo', 'shota', 'shouta', 'sh'],
  ['ｷｮｳｺ', 'kyoko', 'kyouko', 'kyōko', 'ky'],
  ['ﾆｲﾐ', 'niimi', 'nimi', 'ni'],
  ['ｹﾝﾔ', 'kenya', "ken'ya", 'keny'],
  ['ﾆｬｺ', 'nyako', 'ny'],
  ['ﾒｰ', 'me', 'mee', 'me-', 'めー'],
  ['ｴﾏｸﾗｰｸ', 'ema', 'kuraku', 'kura-ku', 'えまくらーく'],
  ['ﾌｫﾝﾀﾞ', 'fonda'],
  ['ｳﾞｨｸﾀｰ', 'vikuta', 'viku'],
  ['ﾍﾞﾙｸﾞ', 'berugu', 'verugu'],
];

const notFound: readonly (readonly [reading: string, ...keywords: string[]])[] = [
  // Keywords do not match in the middle of a syllable.
  ['ﾀｶﾊｼﾚﾝ', 'aka', 'ahashi', 'takahashin', 'taki', 'kata', 'rin', 'takahashi aoi', 'takaq'],
  ['ｲﾄｳﾒｲ', 'itu', 'mai', 'もう', 'itohe'],
  ['ﾊｼﾓﾄ', 'ハッ', 'bashi', 'hassi'],
  ['ﾂﾂﾞｷ', 'suzuki'],
  ['ｶﾅ', 'kanna', 'kanda'],
  ['ｵｵﾀ', 'obata', 'outa e'],
  ['ﾔﾏﾀﾞ', "'", '-', 'ー', 'yam.*', '[', 'yamada(', '山'],
];

describe('keyword search', () => {
  it.each(found.flatMap(([reading, ...keywords]) => keywords.map((each) => [each, reading])))(
    '%s finds %s',
    (keyword, reading) => {
      expect(keywordMatcher(keyword!)(['漢字', reading])).toBe(true);
    },
  );

  it.each(notFound.flatMap(([reading, ...keywords]) => keywords.map((each) => [each, reading])))(
    '%s does not find %s',
    (keyword, reading) => {
      expect(keywordMatcher(keyword!)(['漢字', reading])).toBe(false);
    },
  );

  it.each([
    ['高橋蓮', true],
    ['高橋　ren', true],
    ['REN@', true],
    ['めい', true],
    ['dezain', true],
    ['高橋 伊藤', false],
    ['', true],
    ['　', true],
  ])('searches all texts: %j matches: %s', (keyword, isFound) => {
    const texts = [
      '高橋 蓮',
      'ﾀｶﾊｼﾚﾝ',
      'めいちゃん',
      'デザイン部',
      'ren@sakura.example',
      null,
      undefined,
    ];
    expect(keywordMatcher(keyword)(texts)).toBe(isFound);
  });

  it('returns no reading for words that are not kana or romaji', () => {
    const readings = keywordTerms('Clarke ren@ 山 ta2').map(({ reading }) => reading);
    expect(readings).toEqual([null, null, null, null]);
  });

  it('matches long keywords in linear time', () => {
    const long = 'shinnoounna'.repeat(23);
    expect(keywordMatcher(long)(['ｼﾝｵｳｱｶ'.repeat(500)])).toBe(false);
  });
});

describe('keywordMarks', () => {
  const marked = (text: string, keyword: string) => {
    const marks = keywordMarks(text, keywordTerms(keyword));
    return marks.reduceRight(
      (original, { start, end }) =>
        `${original.slice(0, start)}[${original.slice(start, end)}]${original.slice(end)}`,
      text,
    );
  };

  it.each([
    ['高橋 蓮', '高橋', '[高橋] 蓮'],
    ['高橋 蓮', '高橋蓮', '[高橋 蓮]'],
    ['ﾀｶﾊｼﾚﾝ', 'taka', '[ﾀｶ]ﾊｼﾚﾝ'],
    ['ｶﾞｲﾄﾞ', 'ガイ', '[ｶﾞｲ]ﾄﾞ'],
    ['ｶﾞｲﾄﾞ', 'いど', 'ｶﾞ[ｲﾄﾞ]'],
    ['ＡＢＣ abc', 'abc', '[ＡＢＣ] [abc]'],
    ['Cafe\u0301 au lait', 'é', 'Caf[e\u0301] au lait'],
    ['🎉会議🎉', '会議', '🎉[会議]🎉'],
    ['㍿さくら', '株式', '[㍿]さくら'],
    ['会議の予算', '予算 会議', '[会議]の[予算]'],
    ['会議室', '会議 議室', '[会議室]'],
    ['100%_ok', '%_', '100[%_]ok'],
    ['.*', '.*', '[.*]'],
    ['かいぎ', 'kaigi', '[かいぎ]'],
    ['会議', 'kaigi', '会議'],
    // A long vowel mark is included only at the end of the word.
    ['メール', 'me', '[メ]ール'],
    ['ミーティング', 'mi', '[ミ]ーティング'],
    ['ﾐｰﾃｨﾝｸﾞ', 'mi', '[ﾐ]ｰﾃｨﾝｸﾞ'],
    ['かいぎいん', 'kaigi', '[かいぎ]いん'],
    ['トウキョウ', 'to', '[ト]ウキョウ'],
    ['くらーく', 'kuraku', '[くらーく]'],
    ['ﾕｳｷ', 'yuki', '[ﾕｳｷ]'],
    ['サーバーの', 'saba', '[サーバ]ーの'],
    ['サーバー', 'saba', '[サーバー]'],
    ['伊藤（いとう）', 'ito', '伊藤（[いとう]）'],
    ['ｲﾄｳ ﾒｲ', 'ito', '[ｲﾄｳ] ﾒｲ'],
    ['ﾔﾏﾄ ｵｵﾀ', 'yamato', '[ﾔﾏﾄ] ｵｵﾀ'],
    ['メール', 'me-', '[メー]ル'],
    ['とおうみ', 'too', '[とお]うみ'],
    ['ﾅｵﾄ', 'na', '[ﾅ]ｵﾄ'],
    ['ｼﾝｲﾁﾛｳﾀ', 'shinichiro', '[ｼﾝｲﾁﾛ]ｳﾀ'],
    ['ｶﾄｳ', 'katoh', '[ｶﾄｳ]'],
    ['会議', '', '会議'],
    ['', '会議', ''],
  ])('marks in %j for %j: %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('marks only written terms if readings are not searched', () => {
    const terms = writtenTerms(keywordTerms('mei'));
    expect(keywordMarks('メール', terms)).toEqual([]);
    expect(keywordMarks('mei メール', terms)).toEqual([{ start: 0, end: 3 }]);
  });

  it('marks long texts in linear time', () => {
    expect(keywordMarks('会議'.repeat(5000), keywordTerms('会議'))).toHaveLength(1);
    expect(keywordMarks('会議 '.repeat(3000), keywordTerms('会'))).toHaveLength(3000);
  });
});
