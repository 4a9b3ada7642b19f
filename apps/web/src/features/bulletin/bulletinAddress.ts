/** The addresses of boards: the posts, one of them, and the forms. */
export const boardsHref = '/bulletin-board';

export const postHref = (postId: string) => `${boardsHref}/${postId}`;

export const editHref = (postId: string) => `${postHref(postId)}?view=edit`;

/** @param boardId the board that is offered first */
export function writeHref(boardId: string | null): string {
  return `${boardsHref}?view=write${boardId ? `&board=${boardId}` : ''}`;
}
