import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  BulletinBoards: {
    purpose: 'Lists the posts of the boards: pinned ones first, then the newest.',
    container: 'apps/web/src/features/bulletin/pages/BulletinBoardsPage.tsx',
    data: 'Pages of posts, and the boards that the member can read.',
    accessibility: ['Unread posts have a named mark.'],
    related: { BulletinPost: 'shows a post.' },
  },
  BulletinPost: {
    purpose: 'Shows a post with files, comments and readers.',
    container: 'apps/web/src/features/bulletin/pages/BulletinPostPage.tsx',
    data: 'The post, its comments and its readers.',
    related: { BulletinPostForm: 'edits it.' },
  },
  BulletinPostForm: {
    purpose: 'Writes or edits a post with files.',
    container: 'apps/web/src/features/bulletin/pages/BulletinPostFormPage.tsx',
    data: 'A draft; the caller uploads the files.',
    accessibility: ['A conflict with another author is announced.'],
    related: { EditConflictNotice: 'resolves the conflict.' },
  },
};
