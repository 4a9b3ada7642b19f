import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { membershipIs, notBlocked } from '../database/membership.ts';
import { files } from '../database/schema/files.ts';
import { filesOfAnswers, filesOfArticles, isNamedIn } from '../database/named-files.ts';
import {
  helpAnswerFiles,
  helpArticles,
  helpFiles,
  helpQuestions,
} from '../database/schema/help.ts';
import { memberships } from '../database/schema/organizations.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

type FileNames = typeof helpFiles | typeof helpAnswerFiles;
type Texts = typeof helpArticles | typeof helpQuestions;

/** The files that articles and answers name. */
export const helpFileLinks: FileLinks = () => [
  isNamedIn(filesOfArticles),
  isNamedIn(filesOfAnswers),
];

/**
 * The files of help: members read those of published articles, and of answers to their own questions; administrators
 * those of drafts, and of all answers.
 */
export function createHelpFiles(db: Database): PrivateFiles {
  return {
    async readableBy({ userId, organizationId, administers }, keys) {
      if (!organizationId) return [];
      const isMember = exists(
        db
          .select({ one: sql`1` })
          .from(memberships)
          .where(and(membershipIs({ organizationId, userId }), notBlocked())),
      );
      const isNamedBy = (names: FileNames, texts: Texts, isOf: SQL, isOpen: SQL) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(names)
            .innerJoin(texts, isOf)
            .where(
              and(
                eq(names.fileId, files.id),
                eq(texts.organizationId, organizationId),
                administers ? undefined : isOpen,
              ),
            ),
        );
      const inArticle = isNamedBy(
        helpFiles,
        helpArticles,
        eq(helpArticles.id, helpFiles.articleId),
        eq(helpArticles.published, true),
      );
      const inAnswer = isNamedBy(
        helpAnswerFiles,
        helpQuestions,
        eq(helpQuestions.id, helpAnswerFiles.questionId),
        eq(helpQuestions.askedBy, userId),
      );
      const rows = await db
        .select({ key: files.key })
        .from(files)
        .where(
          and(
            inArray(files.key, [...keys]),
            isNotNull(files.uploadedAt),
            or(inArticle, inAnswer),
            // The token of the administration was checked for the organisation, which its holder need not belong to.
            administers ? undefined : isMember,
          ),
        );
      return rows.map(({ key }) => key);
    },
  };
}
