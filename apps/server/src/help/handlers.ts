import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as adminArticles from './admin/articles.ts';
import { categories, deleteCategory } from './admin/categories.ts';
import * as adminQuestions from './admin/questions.ts';
import * as articles from './articles.ts';
import * as questions from './questions.ts';
import { getTour, noteTourStep, updateTour } from './tour.ts';

export const helpHandlers = {
  listHelpCategories: (_input, context) => articles.listCategories(context, context.language),
  listHelpArticles: ({ query: { keyword = '', categoryId, ...query } }, context) => {
    const filter = { keyword, language: context.language, ...(categoryId && { categoryId }) };
    return articles.listArticles(context, filter, pageOf(query));
  },
  getHelpArticle: ({ params }, context) =>
    articles.getArticle(context, params.articleId, context.language),
  voteHelpArticle: ({ params, body }, context) =>
    articles.voteForArticle(context, params.articleId, body.helpful),
  listHelpQuestions: ({ query }, context) =>
    questions.listQuestions(context, context.language, pageOf(query)),
  askHelpQuestion: ({ body }, context) => questions.askQuestion(context, body, context.language),
  countUnreadHelpAnswers: (_input, context) => questions.countUnreadAnswers(context),
  getHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, params.questionId, context.language),
  getTour: (_input, context) => getTour(context),
  updateTour: ({ body }, context) => updateTour(context, body),
  noteTourStep: ({ body }, context) => noteTourStep(context, body),
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
    return adminArticles.listArticles(
      context,
      { keyword, ...(categoryId && { categoryId }), ...(published !== undefined && { published }) },
      { order, language: context.language, ...(sort && { sort }) },
      pageOf(query),
    );
  },
  createHelpArticle: ({ body }, context) => adminArticles.createArticle(context, body),
  getAdminHelpArticle: ({ params }, context) => adminArticles.getArticle(context, params.articleId),
  updateHelpArticle: ({ params, body }, context) =>
    adminArticles.updateArticle(context, params.articleId, body),
  deleteHelpArticle: ({ params }, context) =>
    adminArticles.deleteArticle(context, params.articleId),
  listAdminHelpQuestions: ({ query: { keyword = '', state, ...query } }, context) =>
    adminQuestions.listQuestions(
      context,
      { keyword, ...(state && { state }) },
      context.language,
      pageOf(query),
    ),
  getAdminHelpQuestion: ({ params }, context) =>
    adminQuestions.getQuestion(context, params.questionId, context.language),
  answerHelpQuestion: ({ params, body }, context) =>
    adminQuestions.answerQuestion(context, params.questionId, body, context.language),
  closeHelpQuestion: ({ params, body }, context) =>
    adminQuestions.closeQuestion(context, params.questionId, body.version, context.language),
} satisfies Handlers;
