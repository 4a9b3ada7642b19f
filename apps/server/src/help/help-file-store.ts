import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { filesOfAnswers, filesOfArticles, isReferencedIn } from '../database/file-references.ts';
import { isActiveMember, isFileOf, readableFiles } from '../database/readable-files.ts';
import {
  helpAnswerFiles,
  helpArticles,
  helpFiles,
  helpQuestions,
} from '../database/schema/help.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

const articles = { names: helpFiles, owner: helpFiles.articleId, contents: helpArticles };
const answers = {
  names: helpAnswerFiles,
  owner: helpAnswerFiles.questionId,
  contents: helpQuestions,
};

export const helpFileLinks: FileLinks = () => [
  isReferencedIn(filesOfArticles),
  isReferencedIn(filesOfAnswers),
];

/**
 * Access to help files. Members can read files of published articles and of answers to their own questions.
 * Administrators can also read files of drafts and of all answers.
 */
export function createHelpFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ userId, organizationId, administers }) => {
    // Administrators need not be members: their token was already checked for the organisation.
    if (administers) {
      return or(isFileOf(db, articles, organizationId), isFileOf(db, answers, organizationId));
    }
    return and(
      isActiveMember(db, { organizationId, userId }),
      or(
        isFileOf(db, articles, organizationId, eq(helpArticles.published, true)),
        isFileOf(db, answers, organizationId, eq(helpQuestions.askedBy, userId)),
      ),
    );
  });
}
