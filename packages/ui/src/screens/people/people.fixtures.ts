import type { Person } from './people.ts';

export { members as people } from '../../stories/members.ts';

export const longPerson: Person = {
  userId: 'long',
  name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
  department: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム',
  jobTitle: 'プリンシパルソフトウェアエンジニア兼テクニカルプロダクトマネージャー',
  workingStatus: 'IN_WITH_CLIENT',
  status: 'AVAILABLE',
};
