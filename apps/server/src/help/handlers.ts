import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as adminQuestions from './admin/questions.ts';
import { articles, createArticle, getArticle, voteForArticle } from './articles.ts';
import * as questions from './questions.ts';
import { getTour, noteTourStep, updateTour } from './tour.ts';

const { admin } = articles;

export const helpHandlers = {
  listHelpCategories: (_input, context) => articles.listCategories(context),
  listHelpArticles: ({ query }, context) => articles.list(context, query),
  getHelpArticle: ({ params }, context) => getArticle(context, params.articleId),
  voteHelpArticle: ({ params, body }, context) =>
    voteForArticle(context, params.articleId, body.helpful),
  listHelpQuestions: ({ query }, context) =>
    questions.listQuestions(context, context.language, pageOf(query)),
  askHelpQuestion: ({ body }, context) => questions.askQuestion(context, body, context.language),
  countUnreadHelpAnswers: (_input, context) => questions.countUnreadAnswers(context),
  getHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, params.questionId, context.language),
  getTour: (_input, context) => getTour(context),
  updateTour: ({ body }, context) => updateTour(context, body),
  noteTourStep: ({ body }, context) => noteTourStep(context, body),
  listAdminHelpCategories: (_input, context) => admin.categories.list(context),
  createHelpCategory: ({ body }, context) => admin.categories.create(context, body),
  updateHelpCategory: ({ params, body }, context) =>
    admin.categories.update(context, params.categoryId, body),
  deleteHelpCategory: ({ params }, context) => admin.deleteCategory(context, params.categoryId),
  orderHelpCategories: ({ body }, context) => admin.categories.order(context, body.ids),
  orderHelpArticles: ({ params, body }, context) =>
    admin.categories.orderItems(context, params.categoryId, body.ids),
  listAdminHelpArticles: ({ query }, context) => admin.list(context, query),
  createHelpArticle: ({ body }, context) => createArticle(context, body),
  getAdminHelpArticle: ({ params }, context) => admin.get(context, params.articleId),
  updateHelpArticle: ({ params, body }, context) => admin.update(context, params.articleId, body),
  deleteHelpArticle: ({ params }, context) => admin.remove(context, params.articleId),
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
