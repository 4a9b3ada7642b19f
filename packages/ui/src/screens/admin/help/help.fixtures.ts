import type { AdminHelpArticleItem, AdminHelpCategoryItem, AdminHelpQuestionItem } from './help.ts';

export const categories: AdminHelpCategoryItem[] = [
  { id: '1', name: { ja: 'はじめに', en: 'Getting started' }, articleCount: 2, version: 1 },
  { id: '2', name: { ja: '備品', en: 'Equipment' }, articleCount: 0, version: 1 },
];

export const articles: AdminHelpArticleItem[] = [
  {
    id: 'walk',
    categoryId: '1',
    title: { ja: 'オフィスの中を歩く', en: 'How to walk around' },
    published: true,
    helpful: 12,
    notHelpful: 1,
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
    helpful: 0,
    notHelpful: 0,
    updatedAt: '2026-11-19T18:20:00Z',
  },
];

export const questions: AdminHelpQuestionItem[] = (['OPEN', 'ANSWERED', 'CLOSED'] as const).map(
  (state, index) => ({
    id: state,
    version: 1,
    state,
    text: '会議室の椅子は増やせますか。\n来週から6人になります。',
    language: index === 1 ? 'en' : 'ja',
    askedBy: index === 2 ? null : { id: 'ren', nameKanji: '高橋 蓮', avatarUrl: null },
    article: { id: 'walk', title: 'オフィスの中を歩く' },
    answer: state === 'ANSWERED' ? 'はい、**二脚**まで。' : null,
    answeredBy: state === 'ANSWERED' ? '青木 葵' : null,
    answeredAt: state === 'ANSWERED' ? '2026-11-20T11:00:00Z' : null,
    createdAt: '2026-11-20T09:30:00Z',
  }),
);
