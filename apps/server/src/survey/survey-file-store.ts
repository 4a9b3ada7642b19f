import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { membershipIs } from '../database/membership.ts';
import { isReferencedIn, type FileReferences } from '../database/file-references.ts';
import { isFileOf, readableFiles } from '../database/readable-files.ts';
import { memberships } from '../database/schema/organizations.ts';
import { files } from '../database/schema/files.ts';
import { surveyAnswers, surveyDrafts, surveyFiles, surveys } from '../database/schema/surveys.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { hasAnswered, isRecipient, memberId } from './survey-store.ts';

export const filesOfSurveys: FileReferences = {
  table: surveyFiles,
  owner: surveyFiles.surveyId,
  contents: surveys,
};
const filesOfAnswers: FileReferences = {
  table: surveyAnswers,
  owner: surveyAnswers.surveyId,
  contents: surveys,
};

export const surveyFileLinks: FileLinks = (tx) => [
  isReferencedIn(filesOfSurveys),
  isReferencedIn(filesOfAnswers),
  exists(
    tx
      .select({ id: surveyDrafts.surveyId })
      .from(surveyDrafts)
      .where(
        and(
          eq(surveyDrafts.userId, files.ownerId),
          sql`${surveyDrafts.answers} @> jsonb_build_array(jsonb_build_object('fileKey', ${files.key}))`,
        ),
      ),
  ),
];

/**
 * Recipients can read the files of published surveys, administrators all files, and the sender of a
 * file in a survey that is not anonymous this file.
 */
export function createSurveyFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ userId, administers, organizationId }) => {
    if (administers) {
      return or(
        isFileOf(db, filesOfSurveys, organizationId),
        isFileOf(db, filesOfAnswers, organizationId),
      );
    }
    const isSeen = exists(
      db
        .select({ one: sql`1` })
        .from(memberships)
        .where(
          and(membershipIs({ organizationId, userId }), or(isRecipient(), hasAnswered(memberId))),
        ),
    );
    const isOpen = and(isNotNull(surveys.publishedAt), isSeen);
    return isFileOf(db, filesOfSurveys, organizationId, isOpen);
  });
}
