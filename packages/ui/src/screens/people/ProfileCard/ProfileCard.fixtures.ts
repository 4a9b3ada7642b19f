import { longPerson, people } from '../people.fixtures.ts';
import type { ProfileCardState } from './ProfileCard.tsx';

const [aoi, ren] = people;

export const states = {
  loading: { status: 'loading' },
  notFound: { status: 'notFound' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    isMe: false,
    person: {
      ...ren,
      nameKatakana: 'ﾀｶﾊｼﾚﾝ',
      nickname: 'れんれん',
      jobTitle: 'テックリード',
      email: 'ren@sakura.example',
      phoneNumber: '0312345678',
      role: 'USER',
      floorName: '3F 開発フロア',
      roomName: '会議室 さくら',
      selfIntroduction:
        'バックエンドを担当しています。\n設計の相談はいつでもどうぞ。午前中は集中時間にしています。',
    },
  },
} satisfies { [S in ProfileCardState['status']]: Extract<ProfileCardState, { status: S }> };

export const forGuest: ProfileCardState = {
  status: 'ready',
  isMe: false,
  person: { ...ren, nickname: 'れんれん', role: 'USER', floorName: '3F 開発フロア' },
};

export const ownProfile = {
  status: 'ready',
  isMe: true,
  person: {
    ...aoi,
    nameKatakana: 'ｻｻｷｱｵｲ',
    jobTitle: '部長',
    email: 'aoi@sakura.example',
    role: 'ORGANIZATION_ADMIN',
    floorName: '3F 開発フロア',
  },
} satisfies ProfileCardState;

export const ownerAdmin: ProfileCardState = {
  ...ownProfile,
  isMe: false,
  person: { ...ownProfile.person, role: 'OWNER_ADMIN' },
};

export const demoColleague: ProfileCardState = {
  ...states.ready,
  person: { ...states.ready.person, demo: true },
};

export const bot: ProfileCardState = {
  status: 'ready',
  isMe: false,
  person: {
    userId: 'bot',
    name: 'ビルド通知',
    selfIntroduction: 'ビルドとデプロイの結果を投稿します',
    bot: true,
    status: 'LOGGED_OUT',
    workingStatus: 'OFFICE',
  },
};

export const latinName: ProfileCardState = {
  ...states.ready,
  person: { ...states.ready.person, name: 'Takahashi Ren', nativeName: '高橋 蓮' },
};

export const bare: ProfileCardState = {
  status: 'ready',
  isMe: false,
  person: { userId: 'guest', name: 'Guest', workingStatus: 'OFFICE', status: 'LOGGED_OUT' },
};

export const long: ProfileCardState = {
  status: 'ready',
  isMe: false,
  person: {
    ...longPerson,
    nickname: 'マクシミリアーネ・ヴォルフェシュレーゲルシュタインハウゼンベルガードルフ',
    email: 'maximiliane.wolfeschlegelsteinhausenbergerdorff@second-development.sakura.example',
    phoneNumber: '81312345678901234567',
    role: 'OWNER_ADMIN',
    floorName: '第二ビル7階プロジェクトフロア',
    selfIntroduction:
      'I look after sign-in, sessions and everything that decides who may see what. 認証と権限まわりを担当しています。'.repeat(
        3,
      ),
  },
};
