import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as articles from './articles.ts';
import * as categories from './categories.ts';
import * as questions from './questions.ts';

export const adminHelpHandlers = {
  listAdminHelpCategories: (_input, context) => categories.listCategories(context, context.claims),
  createHelpCategory: ({ body }, context) =>
    categories.createCategory(context, context.claims, body),
  updateHelpCategory: ({ params, body }, context) =>
    categories.updateCategory(context, context.claims, params.categoryId, body),
  deleteHelpCategory: ({ params }, context) =>
    categories.deleteCategory(context, context.claims, params.categoryId),
  orderHelpCategories: ({ body }, context) =>
    categories.orderCategories(context, context.claims, body.ids),
  orderHelpArticles: ({ params, body }, context) =>
    categories.orderArticles(context, context.claims, params.categoryId, body.ids),
  listAdminHelpArticles: ({ query }, context) => {
    const { keyword = '', categoryId, published, sort, order = 'asc' } = query;
    return articles.listArticles(
      context,
      context.claims,
      { keyword, ...(categoryId && { categoryId }), ...(published !== undefined && { published }) },
      { order, language: context.language, ...(sort && { sort }) },
      pageOf(query),
    );
  },
  createHelpArticle: ({ body }, context) => articles.createArticle(context, context.claims, body),
  getAdminHelpArticle: ({ params }, context) =>
    articles.getArticle(context, context.claims, params.articleId),
  updateHelpArticle: ({ params, body }, context) =>
    articles.updateArticle(context, context.claims, params.articleId, body),
  deleteHelpArticle: ({ params }, context) =>
    articles.deleteArticle(context, context.claims, params.articleId),
  listAdminHelpQuestions: ({ query: { keyword = '', state, ...query } }, context) =>
    questions.listQuestions(
      context,
      context.claims,
      { keyword, ...(state && { state }) },
      context.language,
      pageOf(query),
    ),
  getAdminHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, context.claims, params.questionId, context.language),
  answerHelpQuestion: ({ params, body }, context) =>
    questions.answerQuestion(context, context.claims, params.questionId, body, context.language),
  closeHelpQuestion: ({ params, body }, context) =>
    questions.closeQuestion(
      context,
      context.claims,
      params.questionId,
      body.version,
      context.language,
    ),
} satisfies Handlers;
