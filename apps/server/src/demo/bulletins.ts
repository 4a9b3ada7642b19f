import { toPlainText } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import type { Queryable } from '../database/database.ts';
import {
  bulletinBoards,
  bulletinComments,
  bulletinPosts,
  bulletinReactions,
  bulletinReads,
} from '../database/schema/bulletins.ts';

interface DemoPost {
  board: number;
  by: string;
  daysAgo: number;
  title: string;
  content: string;
  pinned?: true;
  closed?: true;
  comments?: [by: string, text: string][];
  reactions?: Record<string, string[]>;
  readBy?: string[];
}

export interface DemoBulletins {
  boards: { name: string; description: string; posting: 'EVERYONE' | 'ADMINISTRATORS' }[];
  posts: DemoPost[];
}

export const sakuraBulletins: DemoBulletins = {
  boards: [
    { name: '総務・人事', description: '全社へのお知らせです。', posting: 'ADMINISTRATORS' },
    { name: '社内イベント', description: '勉強会・懇親会など', posting: 'EVERYONE' },
    { name: '譲ります・探しています', description: '', posting: 'EVERYONE' },
  ],
  posts: [
    {
      board: 0,
      by: 'aoi',
      daysAgo: 2,
      pinned: true,
      title: '年末年始の休業について',
      content:
        '12月29日（火）から1月3日（日）まで**休業**します。\n\n## お願い\n\n- [ ] 机の上を片付ける\n- [ ] 電源を切る\n\n| 日付 | 予定 |\n| --- | --- |\n| 12/28 | 大掃除（15時から） |\n| 1/4 | 始業 |\n\n休業中の連絡先は総務までお問い合わせください。',
      comments: [
        ['ren', '承知しました。大掃除、1階から始めますか？'],
        ['mei', '1階からでお願いします！'],
      ],
      reactions: { '👍': ['ren', 'mei', 'haru'] },
      readBy: ['ren', 'mei'],
    },
    {
      board: 1,
      by: 'mei',
      daysAgo: 1,
      title: '木曜日の勉強会：3Dオフィスの作り方',
      content:
        '11月の勉強会は *three.js* がテーマです。\n\n1. 床と壁\n2. 歩く人\n3. 質問の時間\n\n> 初めての方も歓迎です。途中からの参加もできます。\n\n詳しくは https://threejs.org/docs/ をご覧ください。',
      comments: [['haru', '参加します。録画はありますか？']],
      reactions: { '🎉': ['aoi', 'haru'], '👀': ['ren'] },
      readBy: ['aoi', 'haru'],
    },
    {
      board: 2,
      by: 'haru',
      daysAgo: 4,
      closed: true,
      title: 'モニターアームを譲ります',
      content:
        '使っていないモニターアームが2本あります。**早い者勝ち**です。\n\n引き渡しは2階の席で。',
      comments: [['ren', '1本ください！']],
      readBy: ['aoi', 'ren', 'mei'],
    },
    {
      board: 0,
      by: 'aoi',
      daysAgo: 9,
      title: '健康診断の予約が始まりました',
      content: '予約は今月末までです。\n\n- 対象：全社員\n- 場所：本社近くのクリニック',
      readBy: ['ren', 'mei', 'haru'],
    },
  ],
};

export const northwindBulletins: DemoBulletins = {
  boards: [
    { name: 'Announcements', description: 'Company news and updates', posting: 'ADMINISTRATORS' },
    { name: 'Studio life', description: '', posting: 'EVERYONE' },
  ],
  posts: [
    {
      board: 1,
      by: 'aoi',
      daysAgo: 1,
      title: 'Friday demo hour',
      content:
        'Show us **anything** you worked on this week.\n\n- 15 minutes per demo\n- Drinks are on us',
      reactions: { '🎉': ['aoi'] },
    },
  ],
};

/** Inserts boards and posts with few statements, because every test runs it. */
export async function insertBulletins(
  tx: Queryable,
  organizationId: string,
  { boards, posts }: DemoBulletins,
  { ids, now }: { ids: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const boardRows = await tx
    .insert(bulletinBoards)
    .values(
      boards.map((board, position) => ({
        organizationId,
        ...board,
        position,
        createdAt: subDays(now, 60),
      })),
    )
    .returning({ id: bulletinBoards.id });
  const rows = await tx
    .insert(bulletinPosts)
    .values(
      posts.map(({ board, by, daysAgo, title, content, pinned, closed }) => ({
        organizationId,
        boardId: boardRows[board]!.id,
        authorId: ids.get(by)!,
        clientId: crypto.randomUUID(),
        title,
        content,
        plain: toPlainText(content),
        createdAt: subDays(now, daysAgo),
        pinnedAt: pinned ? subDays(now, daysAgo) : null,
        notifiedAt: pinned ? subDays(now, daysAgo) : null,
        closedAt: closed ? subDays(now, daysAgo - 1) : null,
      })),
    )
    .returning({ id: bulletinPosts.id, createdAt: bulletinPosts.createdAt });
  const all = posts.map((post, at) => ({ ...post, ...rows[at]! }));
  const comments = all.flatMap(({ id, createdAt, comments: demoComments = [] }) =>
    demoComments.map(([by, content], at) => ({
      postId: id,
      authorId: ids.get(by)!,
      clientId: crypto.randomUUID(),
      content,
      createdAt: new Date(createdAt.getTime() + (at + 1) * 600_000),
    })),
  );
  const reactions = all.flatMap(({ id, reactions: demoReactions = {} }) =>
    Object.entries(demoReactions).flatMap(([emoji, people]) =>
      people.map((by) => ({ postId: id, emoji, userId: ids.get(by)! })),
    ),
  );
  const reads = all.flatMap(({ id, createdAt, readBy = [] }) =>
    readBy.map((by) => ({ postId: id, userId: ids.get(by)!, readAt: createdAt })),
  );
  if (comments.length > 0) await tx.insert(bulletinComments).values(comments);
  if (reactions.length > 0) await tx.insert(bulletinReactions).values(reactions);
  if (reads.length > 0) await tx.insert(bulletinReads).values(reads);
}
