export const articlesHref = '/help';
export const orderHref = '/help/categories';

/** Path of the form of an article; `new` for a new article. */
export const articleHref = (articleId: string) => `/help/articles/${articleId}`;

export const articleOfQuestionHref = (questionId: string) =>
  `${articleHref('new')}?question=${questionId}`;
