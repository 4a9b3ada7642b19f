import { articles as contentArticles } from '../content/content.fixtures.ts';
import type { AdminHelpArticleItem, AdminHelpQuestionItem } from './help.ts';

export const articles: AdminHelpArticleItem[] = contentArticles.map((article, index) => ({
  ...article,
  helpful: index === 0 ? 12 : 0,
  notHelpful: index === 0 ? 1 : 0,
}));

export const questions: AdminHelpQuestionItem[] = (['OPEN', 'ANSWERED', 'CLOSED'] as const).map(
  (state, index) => ({
    id: state,
    version: 1,
    state,
    text: '会議室の椅子は増やせますか。\n来週から6人になります。',
    language: index === 1 ? 'en' : 'ja',
    askedBy:
      index === 2
        ? null
        : { id: 'ren', name: 'Takahashi Ren', nativeName: '高橋 蓮', avatarUrl: null },
    article: { id: 'walk', title: 'オフィスの中を歩く' },
    answer: state === 'ANSWERED' ? 'はい、**二脚**まで。' : null,
    answeredBy: state === 'ANSWERED' ? '青木 葵' : null,
    answeredAt: state === 'ANSWERED' ? '2026-11-20T11:00:00Z' : null,
    createdAt: '2026-11-20T09:30:00Z',
  }),
);
