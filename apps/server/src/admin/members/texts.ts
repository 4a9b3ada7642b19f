import type { Schemas } from '@office/api';
import type { DelegatedRole, Language, Role } from '@office/vocabulary';

interface ExportTexts {
  headings: readonly string[];
  roles: Record<Role | DelegatedRole, string>;
  blocks: Record<Schemas['MemberBlock'], string>;
  languages: Record<Language, string>;
  twoFactor: Record<'on' | 'off', string>;
}

export const exportTexts: Record<Language, ExportTexts> = {
  ja: {
    headings: [
      '氏名',
      'フリガナ',
      '英語表記',
      'メールアドレス',
      '部署',
      '役職',
      '権限',
      '表示言語',
      'ブロック',
      '2段階認証',
      '最終利用（UTC）',
      '参加日時（UTC）',
      '利用期限',
    ],
    roles: {
      SYSTEM_ADMIN: 'システム管理者',
      ORGANIZATION_ADMIN: '管理者',
      PEOPLE_MANAGER: 'メンバー管理者',
      CONTENT_EDITOR: 'コンテンツ編集者',
      FLOOR_PLANNER: 'フロア管理者',
      AUDITOR: '監査担当者',
      USER: 'メンバー',
      GUEST: 'ゲスト',
    },
    blocks: { NONE: '', ORGANIZATION: 'この組織でブロック中', ACCOUNT: '運営によりブロック中' },
    languages: { ja: '日本語', en: '英語' },
    twoFactor: { on: '設定済み', off: '' },
  },
  en: {
    headings: [
      'Full name',
      'Name in katakana',
      'Name in English',
      'Email address',
      'Department',
      'Job title',
      'Role',
      'Display language',
      'Block',
      'Two-factor authentication',
      'Last seen (UTC)',
      'Joined (UTC)',
      'Access until',
    ],
    roles: {
      SYSTEM_ADMIN: 'System administrator',
      ORGANIZATION_ADMIN: 'Admin',
      PEOPLE_MANAGER: 'People manager',
      CONTENT_EDITOR: 'Content editor',
      FLOOR_PLANNER: 'Floor planner',
      AUDITOR: 'Auditor',
      USER: 'Member',
      GUEST: 'Guest',
    },
    blocks: {
      NONE: '',
      ORGANIZATION: 'Blocked in this organisation',
      ACCOUNT: 'Blocked by the operator',
    },
    languages: { ja: 'Japanese', en: 'English' },
    twoFactor: { on: 'On', off: '' },
  },
};
