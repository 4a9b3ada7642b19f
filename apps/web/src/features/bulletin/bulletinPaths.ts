export const boardsHref = '/bulletin-board';

export const postHref = (postId: string) => `${boardsHref}/${postId}`;

export const editHref = (postId: string) => `${postHref(postId)}?view=edit`;

/** @param boardId the preselected board */
export function writeHref(boardId: string | null): string {
  return `${boardsHref}?view=write${boardId ? `&board=${boardId}` : ''}`;
}
