import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { isReferencedIn, type FileReferences } from '../database/file-references.ts';
import { isActiveMember, isFileOf, readableFiles } from '../database/readable-files.ts';
import {
  helpAnswerFiles,
  helpArticles,
  helpFiles,
  helpQuestions,
} from '../database/schema/help.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

export const filesOfArticles: FileReferences = {
  table: helpFiles,
  owner: helpFiles.articleId,
  contents: helpArticles,
};
export const filesOfAnswers: FileReferences = {
  table: helpAnswerFiles,
  owner: helpAnswerFiles.questionId,
  contents: helpQuestions,
};

export const helpFileLinks: FileLinks = () => [
  isReferencedIn(filesOfArticles),
  isReferencedIn(filesOfAnswers),
];

/** Members can read files of published articles and of their answers; administrators all files. */
export function createHelpFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ userId, organizationId, administers }) => {
    // Administrators need not be members: their token was already checked for the organisation.
    if (administers) {
      return or(
        isFileOf(db, filesOfArticles, organizationId),
        isFileOf(db, filesOfAnswers, organizationId),
      );
    }
    return and(
      isActiveMember(db, { organizationId, userId }),
      or(
        isFileOf(db, filesOfArticles, organizationId, eq(helpArticles.published, true)),
        isFileOf(db, filesOfAnswers, organizationId, eq(helpQuestions.askedBy, userId)),
      ),
    );
  });
}
