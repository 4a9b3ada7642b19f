import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { membershipIs, notBlocked } from '../database/membership.ts';
import { files } from '../database/schema/files.ts';
import { filesOfAnswers, filesOfArticles, isReferencedIn } from '../database/file-references.ts';
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

export const helpFileLinks: FileLinks = () => [
  isReferencedIn(filesOfArticles),
  isReferencedIn(filesOfAnswers),
];

/**
 * Access to help files. Members read files of published articles and of answers to their own questions.
 * Administrators
 * also read files of drafts and of all answers.
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
            // Administrators need not be members: their token was already checked for the organisation.
            administers ? undefined : isMember,
          ),
        );
      return rows.map(({ key }) => key);
    },
  };
}
