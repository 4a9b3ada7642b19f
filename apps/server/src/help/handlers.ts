import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as articles from './articles.ts';
import * as questions from './questions.ts';

export const helpHandlers = {
  listHelpCategories: (_input, context) =>
    articles.listCategories(context, context.claims, context.language),
  listHelpArticles: ({ query: { keyword = '', categoryId, ...query } }, context) => {
    const filter = { keyword, language: context.language, ...(categoryId && { categoryId }) };
    return articles.listArticles(context, context.claims, filter, pageOf(query));
  },
  getHelpArticle: ({ params }, context) =>
    articles.getArticle(context, context.claims, params.articleId, context.language),
  voteHelpArticle: ({ params, body }, context) =>
    articles.voteForArticle(context, context.claims, params.articleId, body.helpful),
  listHelpQuestions: ({ query }, context) =>
    questions.listQuestions(context, context.claims, context.language, pageOf(query)),
  askHelpQuestion: ({ body }, context) =>
    questions.askQuestion(context, context.claims, body, context.language),
  getHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, context.claims, params.questionId, context.language),
} satisfies Handlers;
