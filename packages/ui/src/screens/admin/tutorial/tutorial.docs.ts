import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  TutorialForm: {
    purpose: 'Edits a tutorial: texts, files, category, duration and cover.',
    container: 'apps/admin/src/features/tutorial/pages/TutorialPage.tsx',
    data: 'The stored tutorial; the caller uploads the file.',
    accessibility: ['Attachments have the keys of `SortableList`.'],
    related: { TutorialDetail: 'is the view of members.' },
  },
  TutorialTable: {
    purpose: 'Lists tutorials, including drafts.',
    container: 'apps/admin/src/features/tutorial/pages/TutorialsPage.tsx',
    data: 'A page of tutorials.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { TutorialForm: 'edits one.' },
  },
};
