import type { ProfileEditState } from './ProfileEdit.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    email: 'aoi@sakura.example',
    profile: {
      nameKanji: '佐々木 葵',
      nameKatakana: 'ｻｻｷｱｵｲ',
      nickname: 'あおい',
      gender: 'FEMALE',
      dateOfBirth: '1990-04-12',
      department: '営業企画部',
      jobTitle: '部長',
      phoneNumber: '0312345678',
      language: 'ja',
      selfIntroduction: '新しい企画の相談は、お気軽にどうぞ。',
    },
  },
} satisfies { [S in ProfileEditState['status']]: Extract<ProfileEditState, { status: S }> };

export const bare: ProfileEditState = {
  status: 'ready',
  email: 'ren@sakura.example',
  profile: {
    nameKanji: 'Ren Takahashi',
    nameKatakana: '',
    nickname: '',
    gender: '',
    dateOfBirth: '',
    department: '',
    jobTitle: '',
    phoneNumber: '',
    language: 'en',
    selfIntroduction: '',
  },
};

export const long: ProfileEditState = {
  ...states.ready,
  email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
  profile: {
    ...states.ready.profile,
    nameKanji: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff Nakamura',
    department: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム',
    selfIntroduction: '認証と権限まわりを担当しています。'.repeat(12),
  },
};
