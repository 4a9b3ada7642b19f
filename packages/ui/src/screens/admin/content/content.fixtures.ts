import type { ContentArticleItem, ContentArticleValues, ContentCategoryItem } from './content.ts';

export const categories: ContentCategoryItem[] = [
  {
    ...{ id: '1', name: { ja: 'はじめに', en: 'Getting started' } },
    ...{ version: 1, itemCount: 2, publishedCount: 1 },
  },
  {
    ...{ id: '2', name: { ja: '備品', en: 'Equipment' } },
    ...{ version: 1, itemCount: 0, publishedCount: 0 },
  },
];

export const articles: ContentArticleItem[] = [
  {
    id: 'walk',
    categoryId: '1',
    title: { ja: 'オフィスの中を歩く', en: 'How to walk around' },
    published: true,
    updatedAt: '2026-11-20T09:00:00Z',
  },
  {
    id: 'long',
    categoryId: '1',
    title: {
      ja: '声が聞こえない・届かないときに、マイクとスピーカーのどこから順に確かめればよいか',
      en: 'What to check, and in which order, when you cannot hear others or they cannot hear you',
    },
    published: false,
    updatedAt: '2026-11-19T18:20:00Z',
  },
];

export const values: ContentArticleValues = {
  title: { ja: '椅子を直す', en: 'Mending a chair' },
  content: { ja: '**ネジ**を締めます。', en: 'Tighten the *screws*.' },
  categoryId: '1',
  published: true,
};
