import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ContentArticle: {
    purpose: 'An article of an area, in the language of the reader.',
    data: 'The article and its files.',
    accessibility: ['Headings start below the title of the panel.'],
    related: { ContentHome: 'lists articles.' },
  },
  ContentHome: {
    purpose: 'Search and categories of an area with articles.',
    data: 'Categories, or pages of results.',
    accessibility: ['The number of results is announced.'],
    related: { ContentArticle: 'shows an article.' },
  },
};
