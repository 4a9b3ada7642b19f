import { members as people } from '../../stories/members.ts';
import type {
  ChatAttachment,
  ChatCandidate,
  ChatClock,
  ChatMention,
  ChatMessage,
  ChatPerson,
} from './chat.ts';

export const clock: ChatClock = {
  now: Date.parse('2026-11-20T01:30:00Z'),
  timeZone: 'Asia/Tokyo',
};

export const candidates: readonly ChatCandidate[] = people;

export function personOf(userId: (typeof people)[number]['userId']): ChatPerson {
  const { name } = people.find((person) => person.userId === userId)!;
  return { userId, name };
}

const me = personOf('aoi');

export const mentions: readonly ChatMention[] = people.map(({ userId, name }) => ({
  userId,
  name,
  isMe: userId === me.userId,
}));

/** A single-colour picture as a data URL. */
export function picture(width: number, height: number, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type MessageParts = Partial<ChatMessage> & Pick<ChatMessage, 'key' | 'createdAt'>;

export function message(parts: MessageParts): ChatMessage {
  const sender = parts.sender === undefined ? personOf('ren') : parts.sender;
  return {
    messageId: parts.key,
    isMine: sender?.userId === me.userId,
    text: '',
    mentions: [],
    attachments: [],
    reactions: [],
    delivery: { status: 'sent' },
    ...parts,
    sender,
  };
}

const image: ChatAttachment = {
  id: 'file-image',
  fileName: 'デスク配置案.png',
  fileSize: 1_240_000,
  mimeType: 'image/png',
  url: picture(1200, 800, '#8a7fd4'),
  expiresAt: '2026-11-21T01:00:00Z',
  width: 1200,
  height: 800,
};

export const pdf: ChatAttachment = {
  id: 'file-pdf',
  fileName: '2026年度第4四半期_営業報告書.pdf',
  fileSize: 2_300_000,
  mimeType: 'application/pdf',
  url: picture(10, 10, '#fff'),
  expiresAt: '2026-11-21T01:00:00Z',
  pages: {
    status: 'ready',
    images: [
      picture(210, 297, '#f4f2ee'),
      picture(210, 297, '#e9e6df'),
      picture(210, 297, '#f4f2ee'),
    ],
    count: 12,
  },
};

const sheet: ChatAttachment = {
  id: 'file-sheet',
  fileName: 'estimate-2026-11.xlsx',
  fileSize: 88_000,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  url: picture(10, 10, '#fff'),
  expiresAt: '2026-11-21T01:00:00Z',
};

export const conversation: readonly ChatMessage[] = [
  message({
    key: 'm1',
    createdAt: '2026-11-18T23:58:00Z',
    text: 'おはようございます。来週のリリースについて、ここで相談させてください。',
    thread: {
      replyCount: 4,
      lastReplyAt: '2026-11-19T05:10:00Z',
      hasNew: true,
      people: [personOf('mei'), personOf('olivia'), personOf('haru')],
    },
  }),
  message({
    key: 'm2',
    createdAt: '2026-11-18T23:59:00Z',
    text: '手順書はこちらです。\nhttps://docs.example.com/release/2026-11（社内限定）',
    reactions: [
      { emoji: '👍', names: ['小林 芽衣', '佐々木 葵'], count: 2, mine: true },
      { emoji: '🙏', names: ['伊藤 陽'], count: 1, mine: false },
    ],
  }),
  message({
    key: 'm3',
    createdAt: '2026-11-19T02:12:00Z',
    sender: personOf('mei'),
    text: '@佐々木 葵 デザインの最終版です。確認をお願いできますか？',
    mentions,
    attachments: [image],
  }),
  message({
    key: 'm4',
    createdAt: '2026-11-19T02:20:00Z',
    sender: me,
    text: '確認しました。右側の余白だけ、もう少し広げてもらえると助かります。',
    edited: true,
    replyTo: {
      messageId: 'm3',
      senderName: '小林 芽衣',
      text: '@佐々木 葵 デザインの最終版です。確認をお願いできますか？',
    },
    readBy: { names: ['高橋 蓮', '小林 芽衣', '伊藤 陽'], of: 4 },
  }),
  message({
    key: 'm5',
    createdAt: '2026-11-19T06:01:00Z',
    sender: personOf('olivia'),
    text: '',
    deleted: true,
  }),
  message({
    key: 'm6',
    createdAt: '2026-11-20T00:05:00Z',
    sender: personOf('olivia'),
    text: 'Good morning! Here is last quarter’s report, and the estimate for next month.',
    attachments: [pdf, sheet],
  }),
  message({
    key: 'm7',
    createdAt: '2026-11-20T00:48:00Z',
    sender: personOf('haru'),
    text: '<b>検証環境</b>の準備ができました。今日の午後から試せます。',
  }),
  message({
    key: 'm8',
    createdAt: '2026-11-20T01:12:00Z',
    sender: me,
    text: 'ありがとうございます！午後一番に試してみます。',
    readBy: { names: ['伊藤 陽'], of: 4 },
  }),
];

export const sendingMessages: readonly ChatMessage[] = [
  ...conversation,
  message({
    key: 'o1',
    createdAt: '2026-11-20T01:20:00Z',
    sender: me,
    text: 'この見積もりで進めてよいでしょうか。',
    delivery: { status: 'failed' },
  }),
  message({
    key: 'o2',
    createdAt: '2026-11-20T01:21:00Z',
    sender: me,
    text: 'ひとまず共有しておきます。',
    attachments: [sheet],
    delivery: { status: 'sending', waiting: true },
  }),
  message({
    key: 'o3',
    createdAt: '2026-11-20T01:21:30Z',
    sender: me,
    text: 'よろしくお願いします。',
    delivery: { status: 'sending' },
  }),
];

export function history(count: number, before = '2026-11-20T01:20:00Z'): ChatMessage[] {
  const last = Date.parse(before);
  return Array.from({ length: count }, (_, i) => {
    const number = count - i;
    return message({
      key: `h${number}`,
      createdAt: new Date(last - number * 7 * 60_000).toISOString(),
      sender: personOf((['ren', 'mei', 'haru', 'aoi'] as const)[number % 4]!),
      text: `${number}件前のメッセージです。${'進み具合を共有します。'.repeat(number % 5)}`,
    });
  });
}
