import type { ContentCategoryItem } from './content.ts';

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

export const items = [
  { id: 'walk', title: { ja: 'オフィスの中を歩く', en: 'How to walk around' }, published: true },
  {
    id: 'long',
    title: {
      ja: '声が聞こえない・届かないときに、マイクとスピーカーのどこから順に確かめればよいか',
      en: 'What to check, and in which order, when you cannot hear others or they cannot hear you',
    },
    published: false,
  },
];
