import type { AdminTutorialCategoryItem, AdminTutorialItem, TutorialValues } from './tutorial.ts';

export const categories: AdminTutorialCategoryItem[] = [
  {
    id: 'first',
    version: 1,
    name: { ja: 'はじめに', en: 'First steps' },
    tutorialCount: 2,
    publishedCount: 1,
  },
  { id: 'talk', version: 1, name: { ja: '話す', en: 'Talk' }, tutorialCount: 0, publishedCount: 0 },
];

export const tutorials: AdminTutorialItem[] = [
  {
    id: 'walk',
    version: 3,
    title: { ja: 'フロアを歩く', en: 'Walk around the floor' },
    categoryId: 'first',
    kinds: ['VIDEO', 'PDF'],
    publishedAt: '2026-11-10T01:00:00Z',
    notifiedAt: '2026-11-10T01:00:00Z',
    openedCount: 12,
    doneCount: 7,
    updatedAt: '2026-11-20T09:00:00Z',
  },
  {
    id: 'long',
    version: 1,
    title: {
      ja: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チームのための、はじめの一歩から応用まで',
      en: 'Everything that a new colleague of the platform team has to know before the first week is over',
    },
    categoryId: 'first',
    kinds: [],
    publishedAt: null,
    notifiedAt: null,
    openedCount: 0,
    doneCount: 0,
    updatedAt: '2026-11-19T18:20:00Z',
  },
];

export const values: TutorialValues = {
  title: { ja: 'フロアを歩く', en: 'Walk around the floor' },
  content: { ja: '床を**クリック**します。', en: '*Click* the floor.' },
  categoryId: 'first',
  minutes: 3,
  cover: null,
  attachments: [
    { key: 'tutorial_attachment/1/walk.mp4', fileName: 'walk.mp4', kind: 'VIDEO', size: 4_812_000 },
    {
      key: 'tutorial_attachment/2/ガイド.pdf',
      fileName: 'ガイド Guide.pdf',
      kind: 'PDF',
      size: 812_000,
    },
  ],
};
