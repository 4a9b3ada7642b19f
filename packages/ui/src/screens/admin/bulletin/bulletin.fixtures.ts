import type { AdminBulletinBoardItem, AdminBulletinPostItem } from './bulletin.ts';

export const boards: AdminBulletinBoardItem[] = [
  {
    id: 'office',
    name: '総務からのお知らせ',
    description: '休業・設備・手続きのお知らせです。',
    posting: 'ADMINISTRATORS',
    closed: false,
    postCount: 12,
    commentCount: 30,
    version: 1,
  },
  {
    id: 'long',
    name: '社内イベント・勉強会・懇親会・部活動など、みんなで集まることについて自由に書く掲示板',
    description:
      'Anything that brings people together, announced at least a week ahead if you can.',
    posting: 'EVERYONE',
    closed: true,
    postCount: 0,
    commentCount: 0,
    version: 2,
  },
];

export const posts: AdminBulletinPostItem[] = [
  {
    id: 'holidays',
    board: { id: 'office', name: '総務からのお知らせ' },
    title: '年末の休業について',
    excerpt: '12月29日から1月3日まで休業します。',
    author: { id: 'ren', name: 'Takahashi Ren', nativeName: '高橋 蓮', avatarUrl: null },
    pinned: true,
    closed: false,
    readerCount: 12,
    commentCount: 2,
    createdAt: '2026-11-20T09:00:00Z',
    version: 1,
  },
  {
    id: 'long',
    board: { id: 'long', name: boards[1]!.name },
    title: '使っていないモニターアームとキーボードとマウスと卓上ライトを、使いたい方に譲ります',
    excerpt: 'Two monitor arms, both in good order, first come first served, on the second floor.',
    author: null,
    pinned: false,
    closed: true,
    readerCount: 0,
    commentCount: 0,
    createdAt: '2026-11-18T17:45:00Z',
    version: 3,
  },
];
