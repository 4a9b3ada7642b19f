import { kanjiNamePattern } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { nameKanji } from './personRules.ts';

const names = `
佐藤 翔太、鈴木 結衣、高橋 蓮、田中 大輝、伊藤 芽依、渡辺 陽、山本 陽菜、中村 海斗、小林 美咲、加藤 悠斗、
吉田 凛、山田 拓海、佐々木 美咲、山口 翔、松本 七海、井上 健太、木村 彩花、林 涼、清水 真央、斎藤 徹、
阿部 一郎、橋本 環奈、石川 遼、前田 敦、藤田 洋、後藤 真希、岡田 准一、長谷川 潤、村上 春樹、近藤 勇、
石井 竜也、坂本 龍馬、遠藤 保仁、青木 葵、藤井 聡太、西村 博之、福田 恆存、太田 光、三浦 知良、岡本 太郎、
山本 さくら、藤田 ハナ、渡邉 エマ、佐々木 のぞみ、小野 ひかり、中島 みゆき、宮崎 あおい、安達 ゆう、綾瀬 はるか、上野 なつひ、
倉木 まい、松 たか子、夏川 りみ、加護 あい、広末 りょう、北川 けいこ、川島 えりか、高畑 みつき、永野 めい、浜辺 みなみ、
森 ななみ、橋 ほのか、今田 みおう、清原 かや、吉岡 りほ、有村 かすみ、土屋 たお、広瀬 すず、小松 なな、新垣 ゆい、
大橋 マキ、木下 ユキ、渡辺 ケン、土屋 アンナ、水原 キコ、加藤 ローサ、森 カンナ、白石 マイ、杉咲 ハナ、道重 サユミ、
市川 マコト、野口 ゲンキ、菊地 リンコ、桐谷 ミレイ、長澤 マサミ、前川 キヨシ、三船 トシロウ、矢沢 エイキチ、泉谷 シゲル、井浦 アラタ、
さくら ももこ、いとう せいこう、みうら じゅん、つんく、やなせ たかし、あだち 充、ちば てつや、むらかみ はるき、すぎやま こういち、ひらり あゆみ、
タモリ、オダギリ ジョー、ビート タケシ、ローラ、ユースケ サンタマリア、リリー フランキー、マツコ デラックス、アンジェラ アキ、ボビー オロゴン、ハーブ 佐竹、
菅ヶ谷 徹、関ヶ原 進、市ヶ谷 ゆり、槇ノ原 敬之、一ノ瀬 トキヤ、二ノ宮 和也、竹ノ内 豊、井ノ原 快彦、山ノ内 一豊、三ッ矢 雄二、
八ッ橋 守、四ツ谷 怪、鬼ヶ島 桃、霞ヶ関 誠、阿佐ヶ谷 純、佐々々木 奏、代々木 忠、野々村 真、奈々緒、寿々木 ここね、
渡邊 謙、髙橋 真梨子、𠮷田 戦車、﨑山 香織、濵田 岳、齋藤 飛鳥、齊藤 和義、邊見 えみり、德永 英明、𣘺本 愛、
辻󠄀 仁成、葛󠄀城 ユキ、渡邉󠄀 理佐、祁󠄀答院 雄、神︀田 うの、〆木 一、仝 太郎、〇田 まる、ゑ本 志ゑ、ヰ関 ミヱ、
ジャン・レノ、マリア・ルイサ、ジャン＝リュック・ゴダール、ヴィクトル・ユゴー、ファン・ゴッホ、マーク･パンサー、セイン・カミュ、チェ・ゲバラ、ウォン・カーウァイ、デーブ・スペクター、
王 貞治、金 城武、李 香蘭、陳 建民、周 杰倫、張 本勲、劉 徳華、欧陽 菲菲、孫 正義、朴 璐美、
Emma Clarke、Kim Minjun、Olivia Hart、Lucas Berg、Ingrid Dahl、Noah Lindqvist、Mateo Silva、Anna Lindström、Conan O'Brien、Siobhán O’Connor、
Jean-Luc Picard、José María Núñez、Françoise Sagan、Đặng Thái Sơn、Nguyễn Thị Ánh、Łukasz Wiśniewski、Søren Åberg、Zoë Kravitz、Martin Luther King Jr.、J. R. R. Tolkien、
Naomi 大坂、ダルビッシュ 有、サニブラウン アブデル ハキーム、宮沢 Ken、クリスタル Kay、八村 ルイ、ケンブリッジ 飛鳥、D’Angelo 美香、ラモス 瑠偉、Kealiʻi レイシェル
`
  .trim()
  .split(/[、\n]+/u)
  .map((name) => name.trim());

const decomposed = ['ガード ひばり', 'Nguyễn Thị Ánh', 'Zoë'].map((name) => name.normalize('NFD'));

const invalidNames = [
  ['nothing', ''],
  ['blanks', ' 　\u00a0'],
  ['signs alone', '・ー-.'],
  ['digits', '青木 2'],
  ['full-width digits', '青木２'],
  ['a tag', '<b>青木</b>'],
  ['a script', 'a"onload=alert'],
  ['a path', '../青木'],
  ['an address', 'aoi@sakura'],
  ['an emoji', '青木 👩'],
  ['a heart', 'さくら♡'],
  ['two lines', '青木\n葵'],
  ['a tab', '青木\t葵'],
  ['a line separator', '青木\u2028葵'],
  ['the end of a string', '青木\u0000葵'],
  ['a space of no width', '青木\u200b葵'],
  ['a joiner', '青木\u200d葵'],
  ['a grapheme joiner', 'e\u034f'],
  ['a byte order mark', '青\ufeff木'],
  ['a soft hyphen', '青\u00ad木'],
  ['writing turned around', '青木\u202e葵'],
  ['a part shut off', '青木\u2066葵'],
  ['hidden tags', '青木\u{e0061}\u{e0062}'],
  ['two forms of one kanji', '辻\u{e0100}\u{e0101}'],
  ['a form of a letter', 'A\ufe0f'],
  ['a mark on nothing', '\u0301青木'],
  ['a tower of marks', 'Z\u0300\u0301\u0302a'],
  ['voiced twice', 'が\u3099\u3099'],
  ['a blank letter', '\u3164'],
  ['a blank of Braille', '\u2800青木'],
  ['half a character', '青木\ud83d'],
  ['another alphabet that looks the same', 'Аnna'],
  ['katakana in a circle', '㋐㋑'],
  ['a unit in one square', '㌔青木'],
  ['more than fits', '青'.repeat(256)],
] as const;

const accepts = (name: string) => nameKanji().safeParse(name).success;

describe('name validation', () => {
  it('covers 200 distinct names', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(200);
  });

  it.each([...names, ...decomposed])('accepts %s', (name) => {
    expect(accepts(name)).toBe(true);
    expect(kanjiNamePattern.test(name)).toBe(true);
  });

  it.each(invalidNames)('rejects %s', (_, name) => {
    expect(accepts(name)).toBe(false);
  });
});
