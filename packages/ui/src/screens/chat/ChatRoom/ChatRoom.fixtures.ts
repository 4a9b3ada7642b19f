import {
  conversation,
  history,
  mentions,
  message,
  sendingMessages,
  personOf,
  pdf,
  picture,
} from '../chat.fixtures.ts';
import type { ChatRoomState } from './ChatRoom.tsx';
import type { OpenRoom } from './RoomHeader.tsx';

const room: OpenRoom = {
  roomId: 'dev',
  type: 'CHANNEL',
  name: '開発チーム',
  memberCount: 5,
  role: 'ADMIN',
};

const others = mentions.filter(({ isMe }) => !isMe);

const ready = {
  status: 'ready',
  room,
  flow: { messages: conversation, hasOlder: false, hasNewer: false },
  draft: '',
  files: [],
  members: others,
  typing: [],
} as const satisfies ChatRoomState;

export const code = `export const total = (prices: number[]) =>
  // 税込みの合計
  prices.reduce((sum, price) => sum + price * 1.1, 0);`;

export const formatted: ChatRoomState = {
  ...ready,
  flow: {
    ...ready.flow,
    messages: [
      message({
        key: 'f1',
        createdAt: '2026-11-20T00:10:00Z',
        sender: personOf('ren'),
        mentions: [{ userId: 'aoi', name: '佐々木 葵', isMe: true }],
        text: `**「本番」**は*15時*です。@佐々木 葵 ~~14時~~
2行目も[手順書](https://docs.example.com/_release_)と \`npm run release\` を見てください 🎉

- 準備
- **確認** https://example.com/a_b_c
  1. 画面
  2. 帳票
以上です。`,
      }),
      message({
        key: 'f2',
        createdAt: '2026-11-20T00:20:00Z',
        sender: personOf('olivia'),
        replyTo: { messageId: 'f1', senderName: '高橋 蓮', text: '**「本番」**は*15時*です。' },
        text: `> Which function was that?
> I only see _one_.
This one:
\`\`\`ts
${code}
\`\`\``,
      }),
      message({
        key: 'f3',
        createdAt: '2026-11-20T00:30:00Z',
        sender: personOf('mei'),
        text: `[**click**](javascript:alert(1)) <img src=x onerror=alert(1)> ![x](https://evil.example/x.png)
# 見出しではありません (^_^) (;_;) 2*3*4`,
      }),
    ],
  },
};

export const arrived: Extract<ChatRoomState, { status: 'ready' }> = {
  ...ready,
  flow: {
    ...ready.flow,
    messages: [
      message({
        key: 'a1',
        createdAt: '2026-11-20T00:10:00Z',
        sender: personOf('ren'),
        text: '準備します。',
      }),
      message({
        key: 'a2',
        createdAt: '2026-11-20T00:30:00Z',
        sender: personOf('ren'),
        text: '@all 15時に会議室けやきに集合です。',
        mentionedGroup: 'ALL',
      }),
    ],
    systemLines: [
      {
        key: 'added',
        at: '2026-11-20T00:20:00Z',
        kind: 'added',
        names: ['小林 芽衣', '佐々木 葵'],
        by: '高橋 蓮',
      },
      { key: 'joined', at: '2026-11-20T00:40:00Z', kind: 'joined', names: ['Olivia Bennett'] },
    ],
  },
};

export const pdfs: Extract<ChatRoomState, { status: 'ready' }> = {
  ...ready,
  flow: {
    ...ready.flow,
    messages: (['loading', 'error', undefined] as const).map((status, index) =>
      message({
        key: `pdf${index}`,
        createdAt: '2026-11-20T01:20:00Z',
        sender: personOf('mei'),
        text: '',
        attachments: [
          {
            ...pdf,
            id: `pdf${index}`,
            fileName: `設計書${index + 1}.pdf`,
            pages: status && { status },
          },
        ],
      }),
    ),
  },
};

const image = (fileName: string, width: number, height: number, colour: string) => ({
  id: fileName,
  fileName,
  fileSize: 240_000,
  mimeType: 'image/png',
  url: picture(width, height, colour),
  width,
  height,
});

/** Four pictures in three messages, next to files that are not pictures. */
export const pictures: Extract<ChatRoomState, { status: 'ready' }> = {
  ...ready,
  flow: {
    ...ready.flow,
    messages: [
      message({
        key: 'p1',
        createdAt: '2026-11-20T00:40:00Z',
        attachments: [image('デスク配置案.png', 1600, 900, '#8a7fd4'), pdf],
      }),
      message({
        key: 'p2',
        createdAt: '2026-11-20T00:50:00Z',
        sender: personOf('mei'),
        text: '会議室の写真です。',
        attachments: [
          image('会議室A.png', 600, 900, '#c98b5a'),
          image('会議室B.png', 1200, 900, '#5a8bc9'),
        ],
      }),
      message({
        key: 'p3',
        createdAt: '2026-11-20T01:00:00Z',
        sender: personOf('aoi'),
        attachments: [image('エントランス.png', 320, 200, '#5ac98b')],
      }),
    ],
  },
};

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready,
} satisfies { [S in ChatRoomState['status']]: Extract<ChatRoomState, { status: S }> };

type ReadyState = Extract<ChatRoomState, { status: 'ready' }>;

export const empty: ReadyState = { ...ready, flow: { ...ready.flow, messages: [] } };

export const unread: ReadyState = {
  ...ready,
  flow: {
    messages: [...history(30, '2026-11-18T20:00:00Z'), ...conversation],
    hasOlder: true,
    hasNewer: false,
    firstUnreadKey: 'm6',
    unreadCount: 2,
  },
  typing: ['高橋 蓮', 'Olivia Bennett'],
};

export const reacted: ReadyState = {
  ...ready,
  flow: { ...ready.flow, messages: conversation.filter(({ key }) => /m[27]/.test(key)) },
};

export const delivery: ReadyState = {
  ...ready,
  flow: { ...ready.flow, messages: sendingMessages },
  offline: true,
};

export const long: ReadyState = {
  ...ready,
  flow: { messages: history(2000), hasOlder: true, hasNewer: false },
};

export const past: ReadyState = {
  ...ready,
  flow: {
    messages: history(60, '2026-10-30T03:00:00Z'),
    hasOlder: true,
    hasNewer: true,
    target: { key: 'h30', request: 1 },
  },
};

export const older = history(20, '2026-11-10T20:00:00Z').map((one) => ({
  ...one,
  key: `older-${one.key}`,
  messageId: `older-${one.key}`,
}));

export const attaching: ReadyState = {
  ...ready,
  draft: '写真と資料を送ります。',
  files: [
    {
      id: 'a',
      fileName: 'デスク配置案.png',
      fileSize: 1_240_000,
      upload: { status: 'ready' },
      previewUrl: picture(64, 64, '#8a7fd4'),
    },
    {
      id: 'b',
      fileName: '2026年度第4四半期_営業報告書_最終版_修正済み.pdf',
      fileSize: 2_300_000,
      upload: { status: 'uploading', progress: 62 },
    },
    { id: 'c', fileName: 'estimate.xlsx', fileSize: 88_000, upload: { status: 'failed' } },
  ],
};

export const directWithDemoColleague = (): ReadyState => ({
  ...direct,
  room: { ...direct.room, person: { ...direct.room.person!, demo: true }, muted: false },
});

export const directWithBot = (): ReadyState => ({
  ...direct,
  room: {
    ...direct.room,
    name: 'ビルド通知',
    person: { ...direct.room.person!, status: 'LOGGED_OUT', bot: true },
  },
});

export const direct: ReadyState = {
  ...ready,
  room: {
    roomId: 'ren',
    type: 'DIRECT',
    name: '高橋 蓮',
    person: { userId: 'ren', status: 'BUSY', workingStatus: 'OFFICE' },
    memberCount: 2,
    role: 'USER',
    muted: true,
  },
  flow: {
    ...ready.flow,
    messages: [
      message({ key: 'd1', createdAt: '2026-11-20T00:40:00Z', text: '少しお時間よろしいですか？' }),
      message({
        key: 'd2',
        createdAt: '2026-11-20T00:41:00Z',
        sender: personOf('aoi'),
        text: 'はい、大丈夫です。',
        readBy: { names: ['高橋 蓮'], of: 1 },
      }),
    ],
  },
  typing: ['高橋 蓮'],
};

export const group: ReadyState = {
  ...direct,
  room: {
    roomId: 'group',
    type: 'DIRECT',
    name: '高橋 蓮, 小林 芽衣, Olivia Bennett',
    people: [personOf('ren'), personOf('mei'), personOf('olivia')],
    memberCount: 4,
    role: 'USER',
  },
};

export const meetingChat: ReadyState = {
  ...states.ready,
  room: { roomId: 'weekly', type: 'MEETING', name: '週次定例', memberCount: 4, role: 'ADMIN' },
};

export const directWithLongName: ReadyState = {
  ...direct,
  room: {
    ...direct.room,
    name: 'Alexandra Featherstone',
    person: { userId: 'atLunch', status: 'LOGGED_OUT', workingStatus: 'OFFICE' },
  },
};

/** A missed call in each direction. A reply quotes the first. */
export const missedCalls: ReadyState = {
  ...direct,
  flow: {
    ...ready.flow,
    messages: [
      message({ key: 'm1', createdAt: '2026-11-20T00:40:00Z', missedCall: true }),
      message({
        key: 'm2',
        createdAt: '2026-11-20T00:52:00Z',
        sender: personOf('aoi'),
        text: 'いま手が空きました。',
        replyTo: {
          messageId: 'm1',
          senderName: '高橋 蓮',
          text: '',
          hasFiles: false,
          missedCall: true,
          deleted: false,
        },
      }),
      message({
        key: 'm3',
        createdAt: '2026-11-20T00:53:00Z',
        sender: personOf('aoi'),
        missedCall: true,
      }),
    ],
  },
  typing: [],
};

export const longText: ReadyState = {
  ...ready,
  room: {
    ...room,
    name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用',
    memberCount: 1200,
    muted: true,
  },
  flow: {
    ...ready.flow,
    messages: [
      message({
        key: 'l1',
        createdAt: '2026-11-20T00:40:00Z',
        sender: {
          userId: 'long',
          name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
        },
        text: `https://example.com/${'a-very-long-path/'.repeat(12)}\n\n${'とても長い文章です。'.repeat(20)}`,
      }),
    ],
  },
};
