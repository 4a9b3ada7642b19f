import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as articles from './articles.ts';
import { categories, deleteCategory } from './categories.ts';
import * as questions from './questions.ts';

export const adminHelpHandlers = {
  listAdminHelpCategories: (_input, context) => categories.list(context),
  createHelpCategory: ({ body }, context) => categories.create(context, body),
  updateHelpCategory: ({ params, body }, context) =>
    categories.update(context, params.categoryId, body),
  deleteHelpCategory: ({ params }, context) => deleteCategory(context, params.categoryId),
  orderHelpCategories: ({ body }, context) => categories.order(context, body.ids),
  orderHelpArticles: ({ params, body }, context) =>
    categories.orderItems(context, params.categoryId, body.ids),
  listAdminHelpArticles: ({ query }, context) => {
    const { keyword = '', categoryId, published, sort, order = 'asc' } = query;
    return articles.listArticles(
      context,
      { keyword, ...(categoryId && { categoryId }), ...(published !== undefined && { published }) },
      { order, language: context.language, ...(sort && { sort }) },
      pageOf(query),
    );
  },
  createHelpArticle: ({ body }, context) => articles.createArticle(context, body),
  getAdminHelpArticle: ({ params }, context) => articles.getArticle(context, params.articleId),
  updateHelpArticle: ({ params, body }, context) =>
    articles.updateArticle(context, params.articleId, body),
  deleteHelpArticle: ({ params }, context) => articles.deleteArticle(context, params.articleId),
  listAdminHelpQuestions: ({ query: { keyword = '', state, ...query } }, context) =>
    questions.listQuestions(
      context,
      { keyword, ...(state && { state }) },
      context.language,
      pageOf(query),
    ),
  getAdminHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, params.questionId, context.language),
  answerHelpQuestion: ({ params, body }, context) =>
    questions.answerQuestion(context, params.questionId, body, context.language),
  closeHelpQuestion: ({ params, body }, context) =>
    questions.closeQuestion(context, params.questionId, body.version, context.language),
} satisfies Handlers;
