import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { contentRows, type ContentRef } from '../../database/content-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { inLanguage } from '../../database/localized.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { helpArticles, helpQuestions } from '../../database/schema/help.ts';
import { displayedName, users } from '../../database/schema/users.ts';

export const questions = contentRows(helpQuestions);

export interface QuestionFilter {
  keyword: string;
  state?: Schemas['HelpQuestionState'];
}

/** Returns open questions first, the oldest at the top, then the others from the newest. */
export function findQuestions(
  tx: Queryable,
  organizationId: string,
  { keyword, state }: QuestionFilter,
  language: Language,
  page: PageRequest,
) {
  const query = selectQuestion(tx, language)
    .where(
      and(
        eq(helpQuestions.organizationId, organizationId),
        state ? eq(helpQuestions.state, state) : undefined,
        matchesFolded(keyword, [helpQuestions.searched]),
      ),
    )
    .$dynamic();
  const isOpen = sql`(${helpQuestions.state} = 'OPEN')`;
  const order = [
    sql`${isOpen} DESC`,
    sql`CASE WHEN ${isOpen} THEN ${helpQuestions.createdAt} END ASC`,
    desc(helpQuestions.createdAt),
    asc(helpQuestions.id),
  ];
  return findPage(tx, query, order, page);
}

export async function findQuestion(
  tx: Queryable,
  { organizationId, id }: ContentRef,
  language: Language,
) {
  const [found] = await selectQuestion(tx, language).where(
    and(eq(helpQuestions.organizationId, organizationId), eq(helpQuestions.id, id)),
  );
  return found ?? null;
}

function selectQuestion(tx: Queryable, language: Language) {
  return tx
    .select({
      id: helpQuestions.id,
      version: helpQuestions.version,
      state: helpQuestions.state,
      text: helpQuestions.text,
      language: helpQuestions.language,
      askedBy: helpQuestions.askedBy,
      articleId: helpQuestions.articleId,
      articleTitle: sql<string | null>`${inLanguage(helpArticles.title, language)}`.as(
        'article_title',
      ),
      answer: helpQuestions.answer,
      answeredBy: displayedName(language),
      answeredAt: helpQuestions.answeredAt,
      createdAt: helpQuestions.createdAt,
    })
    .from(helpQuestions)
    .leftJoin(helpArticles, eq(helpArticles.id, helpQuestions.articleId))
    .leftJoin(users, eq(users.id, helpQuestions.answeredBy));
}
