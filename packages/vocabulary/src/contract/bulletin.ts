// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The people who write posts on a board. Comments and reactions come from everyone but guests. */
export const bulletinPostings = ['EVERYONE', 'ADMINISTRATORS'] as const;
export type BulletinPosting = (typeof bulletinPostings)[number];

/** The part that changed: the boards; which posts there are, or their titles, pins and states; or what stands below a post, that is, comments and reactions. */
export const bulletinChanges = ['BOARDS', 'POSTS', 'COMMENTS'] as const;
export type BulletinChange = (typeof bulletinChanges)[number];

export const adminBulletinPostStates = ['PINNED', 'CLOSED'] as const;
export type AdminBulletinPostState = (typeof adminBulletinPostStates)[number];

export const adminBulletinPostSorts = [
  'createdAt',
  'title',
  'readerCount',
  'commentCount',
] as const;
export type AdminBulletinPostSort = (typeof adminBulletinPostSorts)[number];

/** Characters of a comment on a post. */
export const maxBulletinCommentLength = 1000;

/** Files of a post. */
export const maxBulletinFiles = 10;
