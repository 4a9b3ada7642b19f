import type { Schemas } from '@office/api';
import type { Transaction } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { findReferencedKeys } from '../../database/file-references.ts';
import { saveContentFiles } from '../../files/content-files.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer, Viewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { nextVersion } from '../../http/version.ts';
import { filesOfAnswers, filesOfArticles } from '../help-file-store.ts';
import { categories } from './categories.ts';
import * as store from './help-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit' | 'files'>;
type Article = Schemas['AdminHelpArticle'];

const maxArticles = 500;

export async function listArticles(
  { db, viewer }: Pick<Deps, 'db'> & WithViewer,
  filter: store.ArticleFilter,
  order: store.ArticleOrder,
  page: PageRequest,
): Promise<Page<Schemas['AdminHelpArticleRow']>> {
  const { organizationId } = viewer;
  const { rows, total } = await store.findArticles(db, organizationId, filter, order, page);
  return toPage(rows.map(withTime), total, page);
}

export async function getArticle(
  { db, viewer }: Pick<Deps, 'db'> & WithViewer,
  id: string,
): Promise<Article> {
  const { organizationId } = viewer;
  const row = await store.findArticle(db, { organizationId, id });
  if (!row) throw new ApiError('helpArticleNotFound');
  return withTime(row);
}

/** Creates an article, optionally from a question. */
export async function createArticle(
  context: Deps & WithViewer,
  { questionId, ...article }: Schemas['HelpArticleRequest'],
): Promise<Article> {
  const { viewer } = context;
  const { organizationId, userId } = viewer;
  const id = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.articles.count(tx, organizationId)) >= maxArticles) {
      throw new ApiError('helpLimitReached');
    }
    await categories.require(tx, { organizationId, id: article.categoryId });
    const at = context.now();
    const created = await store.articles.insert(tx, {
      ...article,
      organizationId,
      updatedBy: userId,
      createdAt: at,
      updatedAt: at,
    });
    // Files of the answer may belong to another administrator.
    const answered = questionId ? await findReferencedKeys(tx, filesOfAnswers, questionId) : [];
    await saveFiles(context, tx, viewer, { id: created, content: article.content }, answered);
    if (questionId) {
      const ref = { organizationId, id: questionId };
      if (!(await store.questions.lock(tx, ref))) throw new ApiError('helpQuestionNotFound');
      await store.questions.update(tx, questionId, { articleId: created });
    }
    await context.audit(tx, {
      action: 'HELP_ARTICLE_CREATED',
      target: { kind: 'HELP_ARTICLE', id: created, name: article.title.ja },
      after: auditValues(article),
    });
    if (article.published) await publishChange(tx, organizationId);
    return created;
  });
  return getArticle(context, id);
}

/** Changes an article. A new category appends it at the end. */
export async function updateArticle(
  context: Deps & WithViewer,
  id: string,
  { version, ...article }: Schemas['HelpArticleChange'],
): Promise<Article> {
  const { viewer } = context;
  const { organizationId, userId } = viewer;
  const ref = { organizationId, id };
  await context.db.transaction(async (tx) => {
    const before = await store.articles.lock(tx, ref);
    if (!before) throw new ApiError('helpArticleNotFound');
    const next = nextVersion(before, version);
    if (before.categoryId !== article.categoryId) {
      await categories.require(tx, { organizationId, id: article.categoryId });
      await store.articles.move(tx, id, article.categoryId);
    }
    const change = { ...article, version: next, updatedBy: userId, updatedAt: context.now() };
    await store.articles.update(tx, id, change);
    await saveFiles(context, tx, viewer, { id, content: article.content });
    await context.audit(tx, {
      action: 'HELP_ARTICLE_CHANGED',
      target: { kind: 'HELP_ARTICLE', id, name: article.title.ja },
      before: auditValues(before),
      after: auditValues(article),
    });
    if (before.published || article.published) await publishChange(tx, organizationId);
  });
  return getArticle(context, id);
}

export async function deleteArticle(context: Deps & WithViewer, id: string): Promise<void> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const before = await store.articles.lock(tx, { organizationId, id });
    if (!before) throw new ApiError('helpArticleNotFound');
    await store.articles.remove(tx, id);
    await context.audit(tx, {
      action: 'HELP_ARTICLE_DELETED',
      target: { kind: 'HELP_ARTICLE', id, name: before.title.ja },
      before: auditValues(before),
    });
    if (before.published) await publishChange(tx, organizationId);
  });
}

function saveFiles(
  deps: Deps,
  tx: Transaction,
  { userId }: Viewer,
  { id, content }: { id: string; content: Article['content'] },
  kept: readonly string[] = [],
): Promise<void> {
  return saveContentFiles(deps, tx, {
    id,
    named: filesOfArticles,
    markdown: [content.ja, content.en],
    directory: 'help_attachment',
    ownerId: userId,
    kept,
  });
}

function publishChange(tx: Transaction, organizationId: string): Promise<void> {
  return publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null });
}

/** Excludes the texts from the audit log. */
function auditValues({
  title,
  categoryId,
  published,
}: Omit<Schemas['HelpArticleRequest'], 'content'>) {
  return { title, categoryId, published };
}

function withTime<Row extends { updatedAt: Date }>(row: Row) {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
