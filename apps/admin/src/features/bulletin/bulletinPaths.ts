const address = '/bulletin-boards/posts';

/** Path of the posts of a board, or of all boards for null. */
export const postsHref = (boardId: string | null) =>
  boardId === null ? address : `${address}?${new URLSearchParams({ board: boardId }).toString()}`;

export const postPath = (postId: string) => `/bulletin-board/${postId}`;
