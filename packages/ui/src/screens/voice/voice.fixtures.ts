import { members as people } from '../../stories/members.ts';
import type {
  CallRecordingState,
  CaptionText,
  ListedVoiceRoom,
  VoiceParticipant,
  VoicePerson,
} from './voice.ts';

const [aoi, ren, mei, haru, olivia] = people.map(({ userId, name }): VoicePerson => ({
  userId,
  name,
})) as [VoicePerson, VoicePerson, VoicePerson, VoicePerson, VoicePerson];

export const me: VoiceParticipant = { ...aoi, muted: false };

export const others: readonly VoiceParticipant[] = [
  { ...ren, muted: false, speaking: true, connection: 'connected', volume: 80 },
  { ...mei, muted: true, connection: 'connected', volume: 100 },
  { ...olivia, muted: false, connection: 'connecting' },
];

export const longName = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura';
export const longRoomName =
  '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チームの朝の打ち合わせ';

export const captionLines: readonly CaptionText[] = [
  {
    id: 'mei 1',
    name: '小林 芽衣',
    text: 'おはようございます。',
    isFinal: true,
    language: 'ja',
  },
  {
    id: 'ren 4',
    name: '高橋 蓮',
    text: '来週のリリースは、火曜日の午後に決まりました。',
    isFinal: true,
    language: 'ja',
  },
  {
    id: 'olivia 2',
    name: 'Olivia Bennett',
    text: 'Then we should tell support before',
    isFinal: false,
    language: 'en',
  },
];

export const longCaption: CaptionText = {
  id: 'max 1',
  name: longName,
  text: 'それでは次の議題に移ります。'.repeat(18),
  isFinal: true,
  language: 'ja',
};

export const recordings = {
  choosing: { status: 'choosing', by: '青木 葵', isMine: true, waitingFor: [] },
  asking: { status: 'asking', by: '青木 葵', isMine: true, waitingFor: ['小林 芽衣'] },
  recording: { status: 'recording', by: '高橋 蓮', isMine: false, waitingFor: [] },
  paused: { status: 'paused', by: '高橋 蓮', isMine: false, waitingFor: ['Olivia Bennett'] },
  saving: { status: 'saving', by: '青木 葵', isMine: true, waitingFor: [] },
} satisfies { [S in CallRecordingState['status']]: CallRecordingState & { status: S } };

export const areas: readonly ListedVoiceRoom[] = [
  {
    roomId: 'komorebi',
    kind: 'AREA',
    name: 'トークエリア こもれび',
    participants: [ren, mei],
    limit: 5,
  },
  { roomId: 'hidamari', kind: 'AREA', name: 'トークエリア ひだまり', participants: [], limit: 5 },
];

export const own: readonly ListedVoiceRoom[] = [
  {
    roomId: 'chat',
    kind: 'OWN',
    name: '雑談',
    participants: [aoi, haru],
    limit: 5,
    joined: true,
    canEdit: true,
  },
  {
    roomId: 'design',
    kind: 'OWN',
    name: 'Design review',
    participants: [ren, mei, haru, olivia, { userId: 'sota', name: '渡辺 颯太' }],
    limit: 5,
  },
];

export const admin: readonly ListedVoiceRoom[] = [
  {
    roomId: 'all',
    kind: 'ADMIN',
    name: '全社アナウンス',
    participants: [olivia],
    listeners: 312,
    limit: 500,
  },
  { roomId: 'support', kind: 'ADMIN', name: 'ITサポート窓口', participants: [], limit: 5 },
];
