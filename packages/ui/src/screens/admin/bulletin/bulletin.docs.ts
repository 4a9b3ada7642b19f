import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminBulletinBoards: {
    purpose: 'Creates, sorts and deletes boards.',
    container: 'apps/admin/src/features/bulletin/pages/BulletinBoardsPage.tsx',
    data: 'Boards in order.',
    accessibility: ['Keys as in `SortableList`.'],
    related: { AdminBulletinPosts: 'lists posts.' },
  },
  AdminBulletinPosts: {
    purpose: 'Lists the posts of all boards, to pin, close or remove them.',
    container: 'apps/admin/src/features/bulletin/pages/BulletinPostsPage.tsx',
    data: 'A page of posts.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { BulletinPost: 'is the view of members.' },
  },
};
