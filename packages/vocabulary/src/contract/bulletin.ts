// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Members who can write posts on a board. All members except guests can comment and react. */
export const bulletinPostings = ['EVERYONE', 'ADMINISTRATORS'] as const;
export type BulletinPosting = (typeof bulletinPostings)[number];

export const adminBulletinPostStates = ['PINNED', 'CLOSED'] as const;
export type AdminBulletinPostState = (typeof adminBulletinPostStates)[number];

export const adminBulletinPostSorts = [
  'createdAt',
  'title',
  'readerCount',
  'commentCount',
] as const;
export type AdminBulletinPostSort = (typeof adminBulletinPostSorts)[number];

/** Changed part: the boards; the list of posts, their titles, pins or states; or the comments and reactions of a post. */
export const bulletinChanges = ['BOARDS', 'POSTS', 'COMMENTS'] as const;
export type BulletinChange = (typeof bulletinChanges)[number];

/** Maximum length of a comment on a post. */
export const maxBulletinCommentLength = 1000;

/** Files of a post. */
export const maxBulletinFiles = 10;
