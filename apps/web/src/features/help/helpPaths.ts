export const helpHref = '/question-and-answer';

export const articleHref = (articleId: string) => `${helpHref}/${articleId}`;

export const questionsHref = `${helpHref}?view=questions`;

export const questionHref = (questionId: string) => `${helpHref}?question=${questionId}`;

export function askHref(articleId?: string): string {
  return articleId ? `${articleHref(articleId)}?view=ask` : `${helpHref}?view=ask`;
}
