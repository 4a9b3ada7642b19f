/** The addresses of help in the administration. */
export const articlesHref = '/help';
export const orderHref = '/help/categories';

/** The form of an article; that of a new one for `new`. */
export const articleHref = (articleId: string) => `/help/articles/${articleId}`;

/** The form of a new article that a question is made into. */
export const articleOfQuestionHref = (questionId: string) =>
  `${articleHref('new')}?question=${questionId}`;
