import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ContentArticleForm: {
    purpose:
      'Edits an article in one or both languages, with preview and category. An empty language shows the other one.',
    data: 'The stored article in both languages.',
    accessibility: ['A hidden language with an error is shown and focused.'],
    related: { LocalizedField: 'edits both languages.' },
  },
  ContentArticles: {
    purpose: 'Lists the articles of an area, including drafts.',
    data: 'A page of articles.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { ContentArticleForm: 'edits one.' },
  },
  ContentCategories: {
    purpose: 'Creates, sorts and deletes categories and their items.',
    container: 'apps/admin/src/features/help/pages/HelpCategoriesPage.tsx',
    data: 'Categories in the order that members see.',
    accessibility: ['Keys as in `SortableList`.'],
    related: { ContentHome: 'is the view of members.' },
  },
};
