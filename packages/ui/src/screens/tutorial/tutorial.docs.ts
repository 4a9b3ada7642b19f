import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  TutorialDetail: {
    purpose: 'Shows a tutorial: video, PDF or article.',
    container: 'apps/web/src/features/tutorial/pages/TutorialDetailPage.tsx',
    data: 'The tutorial and its file; the position is stored by the caller.',
    accessibility: ['PDF pages are turned with arrow keys and announced.'],
    related: { TutorialList: 'lists tutorials.' },
  },
  TutorialList: {
    purpose: 'Lists tutorials by category, with search.',
    container: 'apps/web/src/features/tutorial/pages/TutorialListPage.tsx',
    data: 'Tutorials and which are done.',
    accessibility: [
      'Categories are toggle buttons, the state is a `Select`; done is a named mark.',
    ],
    related: { TutorialDetail: 'shows one.' },
  },
};
