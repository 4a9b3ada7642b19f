const address = '/bulletin-boards/posts';

export const postsHref = (boardId: string | null) =>
  boardId === null ? address : `${address}?${new URLSearchParams({ board: boardId }).toString()}`;

export const postPath = (postId: string) => `/bulletin-board/${postId}`;
