import type { DataTableState } from '../../../patterns/DataTable/index.ts';
import type { MemberDetail, MemberRow } from './members.ts';

const names = [
  ['青木 葵', 'ｱｵｷｱｵｲ'],
  ['高橋 蓮', 'ﾀｶﾊｼﾚﾝ'],
  ['伊藤 芽依', 'ｲﾄｳﾒｲ'],
  ['渡辺 陽', 'ﾜﾀﾅﾍﾞﾊﾙ'],
  ['Elizabeth Montgomery-Featherstonehaugh', ''],
  ['佐藤 颯太', 'ｻﾄｳｿｳﾀ'],
] as const;
const departments = ['開発部', '第二開発本部プラットフォーム推進室', 'Sales', null] as const;

export const memberRows: MemberRow[] = names.map(([name, nameKatakana], index) => ({
  userId: `person-${index}`,
  name,
  nameKatakana,
  email: `person.${index + 1}@sakura.example`,
  avatarUrl: null,
  department: departments[index % departments.length] ?? null,
  jobTitle: index % 2 ? 'エンジニア Engineer' : null,
  role: index === 0 ? 'ORGANIZATION_ADMIN' : index === 4 ? 'GUEST' : 'USER',
  adminRole: index === 2 ? 'PEOPLE_MANAGER' : null,
  ownerAdmin: index === 0,
  language: index === 4 ? 'en' : 'ja',
  block: index === 3 ? 'ORGANIZATION' : index === 5 ? 'ACCOUNT' : 'NONE',
  passwordLocked: index === 2,
  twoFactor: index % 2 === 0,
  online: index < 2,
  lastSeenAt: index === 4 ? null : `2026-11-20T0${index}:12:00.000Z`,
  joinedAt: '2026-04-01T00:00:00.000Z',
  accessUntil: index === 4 ? '2027-03-31' : null,
  version: 1,
}));

/** Rows as the English interface shows them. */
export const latinMemberRows: MemberRow[] = memberRows.map((row, index) => ({
  ...row,
  ...([
    { name: 'Aoki Aoi', nativeName: row.name },
    { name: 'Takahashi Ren', nativeName: row.name },
    { name: 'Ito Mei', nativeName: row.name },
    { name: 'Watanabe-Featherstonehaugh Haru', nativeName: row.name },
  ][index] ?? {}),
}));

export const states = {
  ready: { status: 'ready', rows: memberRows, page: 1, limit: 25, total: 50_000 },
  loading: { status: 'loading', rows: 6 },
  empty: { status: 'empty' },
  error: { status: 'error' },
} satisfies {
  [Status in DataTableState<MemberRow>['status']]: Extract<
    DataTableState<MemberRow>,
    { status: Status }
  >;
};

export const memberDetail: MemberDetail = {
  ...memberRows[1]!,
  enteredNameLatin: '',
  nameLatin: 'Takahashi Ren',
  nameLatinEditable: true,
  nickname: 'れん',
  phoneNumber: '0312345678',
  selfIntroduction: '3D とコーヒーが好きです。',
  seats: [{ seatId: 'b-1', contractName: '本社 Head office', floorName: '1F' }],
  sessions: [
    {
      id: 'session-1',
      audience: 'OFFICE',
      device: 'COMPUTER',
      system: 'macOS',
      browser: 'Safari',
      address: '203.0.113.7',
      lastUsedAt: '2026-11-20T08:40:00.000Z',
    },
    {
      id: 'session-2',
      audience: 'ADMIN',
      device: 'PHONE',
      system: null,
      browser: null,
      address: '2001:db8:1:2:3:4:5:6',
      lastUsedAt: '2026-11-19T22:10:00.000Z',
    },
  ],
  passwordLockedUntil: null,
  own: false,
  manageable: true,
  lastAdministrator: false,
};
