import type { Gender, Language } from '@office/vocabulary';
import { subMonths } from 'date-fns/subMonths';
import type { memberships } from '../database/schema/organizations.ts';

type Membership = typeof memberships.$inferInsert;

export interface DemoPerson {
  email: string;
  nameKanji: string;
  nameKatakana: string;
  nameLatin?: string;
  nickname?: string;
  gender: Gender;
  language?: Language;
  department: string;
  jobTitle: string;
  selfIntroduction?: string;
  role?: NonNullable<Membership['role']>;
  /** Demo members are never connected, so no entry is at the office or available. */
  presence: [NonNullable<Membership['workingStatus']>, NonNullable<Membership['status']>];
  /** Index of the floor in the office, and seat id from its floor plan. */
  seat?: [number, string];
}

/** Demo members joined three months ago, so the first-day tour for new members is not shown to them. */
export const joinedAt = (now: Date) => subMonths(now, 3);

const offline: DemoPerson['presence'] = ['OFFICE', 'LOGGED_OUT'];

// prettier-ignore
export const sakuraPeople: DemoPerson[] = [
  { email: 'aoi@sakura.example', nameKanji: '青木 葵', nameKatakana: 'ｱｵｷｱｵｲ', nickname: 'あおい', gender: 'FEMALE', department: '経営企画部', jobTitle: '部長', role: 'ORGANIZATION_ADMIN', selfIntroduction: '働く場所を整えるのが仕事です。気軽に声をかけてください。', presence: offline, seat: [0, 'a-1'] },
  { email: 'ren@sakura.example', nameKanji: '高橋 蓮', nameKatakana: 'ﾀｶﾊｼﾚﾝ', nickname: 'れん', gender: 'MALE', department: '開発部', jobTitle: 'エンジニア', selfIntroduction: '3D とコーヒーが好きです。', presence: offline, seat: [0, 'b-1'] },
  { email: 'mei@sakura.example', nameKanji: '伊藤 芽依', nameKatakana: 'ｲﾄｳﾒｲ', nickname: 'めい', gender: 'FEMALE', department: 'デザイン部', jobTitle: 'デザイナー', presence: offline, seat: [0, 'b-2'] },
  { email: 'haru@sakura.example', nameKanji: '渡辺 陽', nameKatakana: 'ﾜﾀﾅﾍﾞﾊﾙ', nickname: 'はる', gender: 'OTHER', department: '営業部', jobTitle: '営業担当', presence: offline, seat: [0, 'c-1'] },
  { email: 'guest@sakura.example', nameKanji: '森 光', nameKatakana: 'ﾓﾘﾋｶﾙ', nameLatin: 'Mori Hikaru', gender: 'MALE', department: '社外', jobTitle: 'ゲスト', role: 'GUEST', presence: offline },
  { email: 'sota@sakura.example', nameKanji: '佐藤 颯太', nameKatakana: 'ｻﾄｳｿｳﾀ', gender: 'MALE', department: '開発部', jobTitle: 'テックリード', presence: offline, seat: [0, 'b-3'] },
  { email: 'yui@sakura.example', nameKanji: '鈴木 結衣', nameKatakana: 'ｽｽﾞｷﾕｲ', gender: 'FEMALE', department: '開発部', jobTitle: 'エンジニア', presence: ['HOME', 'BUSY'], seat: [0, 'b-4'] },
  { email: 'daiki@sakura.example', nameKanji: '田中 大輝', nameKatakana: 'ﾀﾅｶﾀﾞｲｷ', gender: 'MALE', department: '開発部', jobTitle: 'エンジニア', presence: ['HOME', 'LEAVING'], seat: [0, 'b-5'] },
  { email: 'sakura@sakura.example', nameKanji: '山本 さくら', nameKatakana: 'ﾔﾏﾓﾄｻｸﾗ', gender: 'FEMALE', department: '人事部', jobTitle: 'マネージャー', presence: offline, seat: [0, 'a-2'] },
  { email: 'kaito@sakura.example', nameKanji: '中村 海斗', nameKatakana: 'ﾅｶﾑﾗｶｲﾄ', gender: 'MALE', department: '営業部', jobTitle: '課長', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [0, 'c-2'] },
  { email: 'hina@sakura.example', nameKanji: '小林 陽菜', nameKatakana: 'ｺﾊﾞﾔｼﾋﾅ', gender: 'FEMALE', department: '営業部', jobTitle: '営業担当', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [0, 'c-3'] },
  { email: 'yuto@sakura.example', nameKanji: '加藤 悠斗', nameKatakana: 'ｶﾄｳﾕｳﾄ', gender: 'MALE', department: '営業部', jobTitle: '営業担当', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [0, 'c-4'] },
  { email: 'rin@sakura.example', nameKanji: '吉田 凛', nameKatakana: 'ﾖｼﾀﾞﾘﾝ', gender: 'FEMALE', department: 'デザイン部', jobTitle: 'アートディレクター', presence: ['HOME', 'BUSY'], seat: [0, 'd-1'] },
  { email: 'takumi@sakura.example', nameKanji: '山田 拓海', nameKatakana: 'ﾔﾏﾀﾞﾀｸﾐ', gender: 'MALE', department: 'デザイン部', jobTitle: 'UX リサーチャー', presence: ['HOME', 'LEAVING'], seat: [0, 'd-2'] },
  { email: 'misaki@sakura.example', nameKanji: '佐々木 美咲', nameKatakana: 'ｻｻｷﾐｻｷ', gender: 'FEMALE', department: '広報部', jobTitle: '広報担当', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [0, 'a-3'] },
  { email: 'shota@sakura.example', nameKanji: '山口 翔太', nameKatakana: 'ﾔﾏｸﾞﾁｼｮｳﾀ', gender: 'MALE', department: '情報システム部', jobTitle: 'システム管理者', presence: offline, seat: [1, 'a-1'] },
  { email: 'nanami@sakura.example', nameKanji: '松本 七海', nameKatakana: 'ﾏﾂﾓﾄﾅﾅﾐ', gender: 'FEMALE', department: '経理部', jobTitle: '主任', presence: ['HOME', 'BUSY'], seat: [1, 'a-2'] },
  { email: 'kenta@sakura.example', nameKanji: '井上 健太', nameKatakana: 'ｲﾉｳｴｹﾝﾀ', gender: 'MALE', department: '経理部', jobTitle: '経理担当', presence: ['HOME', 'ON_VACATION'], seat: [1, 'a-3'] },
  { email: 'ayaka@sakura.example', nameKanji: '木村 彩花', nameKatakana: 'ｷﾑﾗｱﾔｶ', gender: 'FEMALE', department: '法務部', jobTitle: '法務担当', presence: ['HOME', 'LEAVING'], seat: [1, 'b-1'] },
  { email: 'ryo@sakura.example', nameKanji: '林 涼', nameKatakana: 'ﾊﾔｼﾘｮｳ', gender: 'MALE', department: 'カスタマーサポート部', jobTitle: 'サポート担当', presence: ['HOME', 'LEAVING'], seat: [1, 'b-2'] },
  { email: 'mao@sakura.example', nameKanji: '清水 真央', nameKatakana: 'ｼﾐｽﾞﾏｵ', gender: 'FEMALE', department: 'カスタマーサポート部', jobTitle: 'サポート担当', presence: offline, seat: [1, 'b-3'] },
  { email: 'emma@sakura.example', nameKanji: 'Emma Clarke', nameKatakana: 'ｴﾏｸﾗｰｸ', nickname: 'Emma', gender: 'FEMALE', language: 'en', department: '海外事業部', jobTitle: 'Project manager', selfIntroduction: 'Bridging Tokyo and London. 日本語も話せます。', presence: ['HOME', 'LOGGED_OUT'], seat: [2, 'a-1'] },
  { email: 'minjun@sakura.example', nameKanji: 'Kim Minjun', nameKatakana: 'ｷﾑﾐﾝｼﾞｭﾝ', gender: 'MALE', language: 'en', department: '海外事業部', jobTitle: 'Partner engineer', presence: offline, seat: [2, 'a-2'] },
  { email: 'toru@sakura.example', nameKanji: '斎藤 徹', nameKatakana: 'ｻｲﾄｳﾄｵﾙ', gender: 'MALE', department: '経営企画部', jobTitle: '取締役', presence: ['HOME', 'ON_VACATION'], seat: [2, 'a-7'] },
];

// prettier-ignore
export const northwindPeople: DemoPerson[] = [
  { email: 'olivia@northwind.example', nameKanji: 'Olivia Hart', nameKatakana: 'ｵﾘﾋﾞｱﾊｰﾄ', gender: 'FEMALE', language: 'en', department: 'Studio', jobTitle: 'Managing director', role: 'ORGANIZATION_ADMIN', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [0, 'n-1'] },
  { email: 'lucas@northwind.example', nameKanji: 'Lucas Berg', nameKatakana: 'ﾙｰｶｽﾍﾞﾙｸﾞ', gender: 'MALE', language: 'en', department: 'Engineering', jobTitle: 'Developer', presence: ['HOME', 'BUSY'], seat: [0, 'n-2'] },
  { email: 'ingrid@northwind.example', nameKanji: 'Ingrid Dahl', nameKatakana: 'ｲﾝｸﾞﾘｯﾄﾞﾀﾞｰﾙ', gender: 'FEMALE', language: 'en', department: 'Design', jobTitle: 'Illustrator', presence: ['HOME', 'LEAVING'], seat: [0, 'n-3'] },
  { email: 'noah@northwind.example', nameKanji: 'Noah Lindqvist', nameKatakana: 'ﾉｱﾘﾝﾄﾞｸｳﾞｨｽﾄ', gender: 'MALE', language: 'en', department: 'Sound', jobTitle: 'Composer', presence: ['HOME', 'ON_VACATION'], seat: [1, 'l-1'] },
  { email: 'chihiro@northwind.example', nameKanji: '藤井 千尋', nameKatakana: 'ﾌｼﾞｲﾁﾋﾛ', gender: 'OTHER', department: 'Design', jobTitle: 'Animator', presence: offline, seat: [0, 'w-2'] },
  { email: 'mateo@northwind.example', nameKanji: 'Mateo Silva', nameKatakana: 'ﾏﾃｵｼﾙﾊﾞ', gender: 'MALE', language: 'en', department: 'Engineering', jobTitle: 'Producer', presence: ['IN_WITH_CLIENT', 'BUSY'], seat: [1, 'l-5'] },
];

/** Administers the whole system and belongs to no organisation. */
export const systemPerson: DemoPerson = {
  email: 'system@office.example',
  nameKanji: '小野 司',
  nameKatakana: 'ｵﾉﾂｶｻ',
  gender: 'OTHER',
  department: '',
  jobTitle: 'システム管理者',
  presence: offline,
};

export const personWithoutOrganization: DemoPerson = {
  email: 'nobody@sakura.example',
  nameKanji: '無所属 太郎',
  nameKatakana: 'ﾑｼｮｿﾞｸﾀﾛｳ',
  gender: 'MALE',
  department: '',
  jobTitle: '',
  presence: offline,
};
