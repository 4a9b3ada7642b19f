import type { Schemas } from '@office/api';
import { articlesOf } from '../content/articles.ts';
import { findReferencedKeys } from '../database/file-references.ts';
import { helpArticles, helpCategories, helpFiles } from '../database/schema/help.ts';
import { ApiError } from '../http/api-error.ts';
import type { MemberContext } from '../platform/operation.ts';
import { publishOnCommit } from '../realtime/hub.ts';
import { questions } from './admin/help-admin-store.ts';
import { filesOfAnswers } from './answer-file-store.ts';
import * as store from './help-store.ts';

export const articles = articlesOf({
  area: 'help',
  tables: { categories: helpCategories, articles: helpArticles, files: helpFiles },
  counts: store.voteCounts,
  search: { kind: 'ARTICLE', pathOf: (id) => `/question-and-answer/${id}` },
  directory: 'help_attachment',
  errors: { articleNotFound: 'helpArticleNotFound', categoryNotFound: 'helpCategoryNotFound' },
  audit: { article: 'HELP_ARTICLE', category: 'HELP_CATEGORY', ordered: 'HELP_ORDER_CHANGED' },
  publishChange: (tx, organizationId) =>
    publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null }),
});

export async function getArticle(
  context: MemberContext,
  articleId: string,
): Promise<Schemas['HelpArticle']> {
  const article = await articles.get(context, articleId);
  const { userId } = context.viewer;
  return { ...article, helpful: await store.findVote(context.db, { articleId, userId }) };
}

/** Stores whether the article was helpful to the caller. */
export async function voteForArticle(
  { db, viewer }: MemberContext,
  articleId: string,
  helpful: boolean | null,
): Promise<Schemas['HelpVote']> {
  const { organizationId, userId } = viewer;
  await db.transaction(async (tx) => {
    if (!(await articles.store.lockPublished(tx, { organizationId, id: articleId }))) {
      throw new ApiError('helpArticleNotFound');
    }
    await store.saveVote(tx, { articleId, userId }, helpful);
  });
  return { helpful };
}

export function createArticle(
  context: MemberContext,
  { questionId, ...article }: Schemas['HelpArticleRequest'],
): Promise<Schemas['AdminHelpArticle']> {
  if (!questionId) return articles.admin.create(context, article);
  const { organizationId } = context.viewer;
  return articles.admin.create(context, article, async (tx, articleId) => {
    if (!(await questions.lock(tx, { organizationId, id: questionId }))) {
      throw new ApiError('helpQuestionNotFound');
    }
    await questions.update(tx, questionId, { articleId });
    // Files of the answer may belong to another administrator.
    return findReferencedKeys(tx, filesOfAnswers, questionId);
  });
}
