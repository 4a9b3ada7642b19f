import type { Clock } from '../../patterns/useClock.ts';
import type {
  BulletinBoardItem,
  BulletinComment,
  BulletinPostItem,
  BulletinPostView,
} from './bulletin.ts';

export const clock: Clock = {
  now: Date.parse('2026-11-20T18:00:00+09:00'),
  timeZone: 'Asia/Tokyo',
};

export const boards: readonly BulletinBoardItem[] = [
  {
    id: 'general',
    name: '総務・人事',
    description: '全社へのお知らせです。',
    posting: 'ADMINISTRATORS',
    closed: false,
    mayPost: false,
    unreadCount: 1,
  },
  {
    id: 'events',
    name: '社内イベント',
    description: '勉強会・懇親会など',
    posting: 'EVERYONE',
    closed: false,
    mayPost: true,
    unreadCount: 0,
  },
  {
    id: 'old',
    name: '2025年度のお知らせ',
    description: '',
    posting: 'EVERYONE',
    closed: true,
    mayPost: false,
    unreadCount: 0,
  },
];

const aoi = { name: '佐藤 葵', avatarUrl: null };
const ren = { name: '高橋 蓮', avatarUrl: null };
const mei = { name: '小林 芽衣', avatarUrl: null };

const item = (overrides: Partial<BulletinPostItem> & { id: string }): BulletinPostItem => ({
  href: `/bulletin-board/${overrides.id}`,
  boardName: '社内イベント',
  title: '木曜日の勉強会',
  excerpt: '今月のテーマは three.js です。初めての方も歓迎です。',
  author: mei,
  pinned: false,
  closed: false,
  read: true,
  fileCount: 0,
  commentCount: 0,
  reactionCount: 0,
  createdAt: '2026-11-19T10:00:00+09:00',
  ...overrides,
});

export const posts: readonly BulletinPostItem[] = [
  item({
    id: 'holidays',
    boardName: '総務・人事',
    title: '年末年始の休業について',
    excerpt: '12月29日から1月3日まで休業します。机の上を片付けてください。',
    author: aoi,
    pinned: true,
    read: false,
    fileCount: 2,
    commentCount: 12,
    reactionCount: 8,
    createdAt: '2026-11-20T09:00:00+09:00',
  }),
  item({ id: 'study', commentCount: 1 }),
  item({
    id: 'arm',
    title:
      'モニターアームを譲ります（黒・デスク固定式・耐荷重9kgまで・2本セット、説明書と箱もあります）',
    excerpt: '使っていないモニターアームが2本あります。早い者勝ちです。',
    author: null,
    closed: true,
    createdAt: '2026-11-02T12:30:00+09:00',
  }),
];

/** A data URL, so that the picture needs no network. */
const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#8a8"/></svg>`,
  )}`;
const picture = pictureOf(320, 180);

export const post: BulletinPostView = {
  title: '年末年始の休業について',
  boardName: '総務・人事',
  content:
    '12月29日（火）から1月3日（日）まで**休業**します。\n\n# お願い\n\n- 机の上を片付ける\n- 電源を切る\n\n![地図](file:map)',
  author: aoi,
  createdAt: '2026-11-20T09:00:00+09:00',
  edited: true,
  pinned: true,
  closed: false,
  mayEdit: false,
  readerCount: 12,
  commentCount: 2,
  files: [
    {
      fileKey: 'hall',
      name: '会場.jpg',
      size: 240_000,
      isPicture: true,
      width: 320,
      height: 180,
    },
    {
      fileKey: 'poster',
      name: 'ポスター.png',
      size: 310_000,
      isPicture: true,
      width: 400,
      height: 900,
    },
    {
      fileKey: 'plan',
      name: '大掃除の分担表.pdf',
      size: 120_400,
      isPicture: false,
      width: null,
      height: null,
    },
  ],
  links: { map: picture, hall: picture, poster: pictureOf(400, 900), plan: '/files/plan' },
  reactions: [
    { emoji: '👍', names: ['高橋 蓮', '小林 芽衣'], count: 2, mine: true },
    { emoji: '🎉', names: ['高橋 蓮'], count: 1, mine: false },
  ],
};

export const comments: readonly BulletinComment[] = [
  {
    id: 'c1',
    author: ren,
    content: '承知しました。\n大掃除は1階から始めますか？',
    createdAt: '2026-11-20T10:12:00+09:00',
    edited: false,
    isMine: false,
  },
  {
    id: 'c2',
    author: mei,
    content: '1階からでお願いします！',
    createdAt: '2026-11-20T10:30:00+09:00',
    edited: true,
    isMine: true,
  },
];
