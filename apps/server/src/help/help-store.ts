import type { Language } from '@office/vocabulary';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { inLanguage } from '../database/localized.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { helpArticles, helpQuestions, helpVotes } from '../database/schema/help.ts';

const countVotes = (helpful: boolean) =>
  sql<number>`(SELECT count(*) FROM ${helpVotes}
    WHERE ${helpVotes.articleId} = ${helpArticles.id} AND ${helpVotes.helpful} = ${helpful})::int`;

/** Columns with the number of votes of an article. */
export const voteCounts = {
  helpful: countVotes(true).as('helpful_votes'),
  notHelpful: countVotes(false).as('other_votes'),
};

interface Vote {
  articleId: string;
  userId: string;
}

export async function findVote(
  tx: Queryable,
  { articleId, userId }: Vote,
): Promise<boolean | null> {
  const [row] = await tx
    .select({ helpful: helpVotes.helpful })
    .from(helpVotes)
    .where(and(eq(helpVotes.articleId, articleId), eq(helpVotes.userId, userId)));
  return row?.helpful ?? null;
}

/** Replaces the previous vote. Null deletes it. */
export async function saveVote(
  tx: Queryable,
  { articleId, userId }: Vote,
  helpful: boolean | null,
): Promise<void> {
  if (helpful === null) {
    await tx
      .delete(helpVotes)
      .where(and(eq(helpVotes.articleId, articleId), eq(helpVotes.userId, userId)));
    return;
  }
  await tx
    .insert(helpVotes)
    .values({ articleId, userId, helpful })
    .onConflictDoUpdate({ target: [helpVotes.articleId, helpVotes.userId], set: { helpful } });
}

interface QuestionAuthor {
  organizationId: string;
  userId: string;
}

export function countQuestionsSince(
  tx: Queryable,
  { organizationId, userId }: QuestionAuthor,
  since: Date,
): Promise<number> {
  return tx.$count(
    helpQuestions,
    and(
      eq(helpQuestions.organizationId, organizationId),
      eq(helpQuestions.askedBy, userId),
      gte(helpQuestions.createdAt, since),
    ),
  );
}

const hasUnreadAnswer = and(
  isNotNull(helpQuestions.answeredAt),
  or(isNull(helpQuestions.answerReadAt), lt(helpQuestions.answerReadAt, helpQuestions.answeredAt)),
);

export function countUnreadAnswers(tx: Queryable, author: QuestionAuthor): Promise<number> {
  return tx.$count(helpQuestions, and(isAskedBy(author), hasUnreadAnswer));
}

/** Returns whether the answer was unread. */
export async function markAnswerRead(
  tx: Queryable,
  author: QuestionAuthor,
  questionId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(helpQuestions)
    .set({ answerReadAt: now })
    .where(and(isAskedBy(author), eq(helpQuestions.id, questionId), hasUnreadAnswer));
  return (rowCount ?? 0) > 0;
}

/** Returns the id of a question that was already sent with the same client id. */
export async function findSentQuestion(
  tx: Queryable,
  author: QuestionAuthor,
  clientId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: helpQuestions.id })
    .from(helpQuestions)
    .where(and(isAskedBy(author), eq(helpQuestions.clientId, clientId)));
  return row?.id ?? null;
}

export async function insertQuestion(
  tx: Queryable,
  question: typeof helpQuestions.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(helpQuestions).values(question).returning({ id: helpQuestions.id });
  return row!.id;
}

export function findAskedBy(
  tx: Queryable,
  author: QuestionAuthor,
  language: Language,
  page: PageRequest,
) {
  const query = selectQuestion(tx, language).where(isAskedBy(author)).$dynamic();
  return findPage(tx, query, [desc(helpQuestions.createdAt), asc(helpQuestions.id)], page);
}

export async function findQuestion(
  tx: Queryable,
  author: QuestionAuthor,
  questionId: string,
  language: Language,
) {
  const [row] = await selectQuestion(tx, language).where(
    and(isAskedBy(author), eq(helpQuestions.id, questionId)),
  );
  return row ?? null;
}

const isAskedBy = ({ organizationId, userId }: QuestionAuthor) =>
  and(eq(helpQuestions.organizationId, organizationId), eq(helpQuestions.askedBy, userId));

function selectQuestion(tx: Queryable, language: Language) {
  return tx
    .select({
      id: helpQuestions.id,
      text: helpQuestions.text,
      state: helpQuestions.state,
      answer: helpQuestions.answer,
      answeredAt: helpQuestions.answeredAt,
      createdAt: helpQuestions.createdAt,
      articleId: sql<string | null>`${helpArticles.id}`.as('shown_article'),
      articleTitle: sql<string | null>`${inLanguage(helpArticles.title, language)}`.as(
        'shown_article_title',
      ),
    })
    .from(helpQuestions)
    .leftJoin(
      helpArticles,
      and(eq(helpArticles.id, helpQuestions.articleId), eq(helpArticles.published, true)),
    );
}
