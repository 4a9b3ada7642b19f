import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  HelpArticleForm: {
    purpose: 'Edits an article of the help.',
    container: 'apps/admin/src/features/help/pages/HelpArticlePage.tsx',
    data: 'As `ContentArticleForm`, with the question that the article answers.',
    accessibility: ['As `ContentArticleForm`.'],
    related: { HelpArticle: 'is the view of members.' },
  },
  HelpArticles: {
    purpose: 'Lists the articles of the help with votes.',
    container: 'apps/admin/src/features/help/pages/HelpArticlesPage.tsx',
    data: 'A page of articles.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { ContentArticles: 'is its base.' },
  },
  HelpInbox: {
    purpose: 'Lists and answers questions of members.',
    container: 'apps/admin/src/features/help/pages/HelpQuestionsPage.tsx',
    data: 'A page of questions; the drawer has the answer.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { HelpQuestion: 'is the view of members.' },
  },
};
