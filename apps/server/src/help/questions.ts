import type { Schemas } from '@office/api';
import { markdownExcerpt, type Language } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import { requireCreator } from '../people/current-member.ts';
import { lockMember } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import { articles } from './articles.ts';
import * as store from './help-store.ts';
import { notifyQuestionAuthor } from './publish-question-change.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'notifications'>;
type Row = NonNullable<Awaited<ReturnType<typeof store.findQuestion>>>;

const maxQuestionsPerDay = 10;
const day = 24 * 60 * 60_000;

export async function listQuestions(
  { db, viewer }: Deps & WithViewer,
  language: Language,
  page: PageRequest,
): Promise<Page<Schemas['HelpQuestion']>> {
  const { rows, total } = await store.findAskedBy(db, viewer, language, page);
  return toPage(rows.map(toAnswer), total, page);
}

export async function countUnreadAnswers({
  db,
  viewer,
}: Deps & WithViewer): Promise<Schemas['UnreadHelpAnswers']> {
  return { count: await store.countUnreadAnswers(db, viewer) };
}

/** Returns a question of the caller and marks its answer and notification as read. */
export async function getQuestion(
  { db, now, notifications, viewer }: Deps & WithViewer,
  questionId: string,
  language: Language,
): Promise<Schemas['HelpQuestion']> {
  const row = await store.findQuestion(db, viewer, questionId, language);
  if (!row) throw new ApiError('helpQuestionNotFound');
  const subject = { kind: 'HELP_QUESTION', id: questionId } as const;
  await db.transaction(async (tx) => {
    await notifications.readSubject(tx, viewer, subject);
    if (await store.markAnswerRead(tx, viewer, questionId, now())) {
      const { organizationId, userId: askedBy } = viewer;
      await notifyQuestionAuthor(tx, { organizationId, askedBy, id: questionId });
    }
  });
  return toAnswer(row);
}

/** Stores a question and notifies the administrators. */
export async function askQuestion(
  context: Deps & WithViewer,
  { clientId, text, articleId }: Schemas['AskHelpQuestionRequest'],
  language: Language,
): Promise<Schemas['HelpQuestion']> {
  const { organizationId, userId } = await requireCreator(context, 'help');
  const asker = { organizationId, userId };
  return context.db.transaction(async (tx) => {
    // Locks the member, so that concurrent questions count towards the limit.
    await lockMember(tx, asker);
    const sent = await store.findSentQuestion(tx, asker, clientId);
    if (sent) return toAnswer((await store.findQuestion(tx, asker, sent, language))!);
    const createdAt = context.now();
    const since = new Date(createdAt.getTime() - day);
    if ((await store.countQuestionsSince(tx, asker, since)) >= maxQuestionsPerDay) {
      throw new ApiError('helpQuestionLimitReached');
    }
    if (articleId && !(await articles.store.lockPublished(tx, { organizationId, id: articleId }))) {
      throw new ApiError('helpArticleNotFound');
    }
    const id = await store.insertQuestion(tx, {
      organizationId,
      askedBy: userId,
      clientId,
      language,
      text: text.trim(),
      createdAt,
      articleId: articleId ?? null,
    });
    await notifyAdministrators(context, tx, organizationId, text.trim());
    return toAnswer((await store.findQuestion(tx, asker, id, language))!);
  });
}

async function notifyAdministrators(
  { notifications }: Deps,
  tx: Transaction,
  organizationId: string,
  text: string,
): Promise<void> {
  const content = markdownExcerpt(text);
  await notifications.add(tx, {
    organizationId,
    to: { kind: 'ROLES', roles: ['ORGANIZATION_ADMIN'] },
    kind: 'ORGANIZATION',
    title: { ja: 'メンバーから質問があります', en: 'A member has a question' },
    content: { ja: content, en: content },
    path: null,
  });
}

function toAnswer(row: Row): Schemas['HelpQuestion'] {
  const { articleId, articleTitle, answeredAt, createdAt, ...question } = row;
  return {
    ...question,
    article: articleId && articleTitle ? { id: articleId, title: articleTitle } : null,
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
