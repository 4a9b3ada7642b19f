import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as articles from './articles.ts';
import * as questions from './questions.ts';

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
  getHelpQuestion: ({ params }, context) =>
    questions.getQuestion(context, params.questionId, context.language),
} satisfies Handlers;
