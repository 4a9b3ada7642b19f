const address = '/bulletin-boards/posts';

/** The posts of a board in the administration; those of all boards for null. */
export const postsHref = (boardId: string | null) =>
  boardId === null ? address : `${address}?${new URLSearchParams({ board: boardId }).toString()}`;

/** A post in the office. */
export const postPath = (postId: string) => `/bulletin-board/${postId}`;
