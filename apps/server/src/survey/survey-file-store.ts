import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { membershipIs } from '../database/membership.ts';
import { filesOfSurveys, isReferencedIn } from '../database/file-references.ts';
import { memberships } from '../database/schema/organizations.ts';
import { files } from '../database/schema/files.ts';
import { surveyAnswers, surveyDrafts, surveyFiles, surveys } from '../database/schema/surveys.ts';
import type { PrivateFiles } from '../platform/private-files.ts';
import { hasAnswered, isRecipient, memberId } from './survey-store.ts';

export const surveyFileLinks: FileLinks = (tx) => [
  isReferencedIn(filesOfSurveys),
  exists(
    tx
      .select({ id: surveyAnswers.fileId })
      .from(surveyAnswers)
      .where(eq(surveyAnswers.fileId, files.id)),
  ),
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
 * Private files of surveys. Recipients can read the files of published surveys. Administrators can read the
 * files of all
 * surveys and answers. In a survey that is not anonymous, the sender of a file is its owner.
 */
export function createSurveyFiles(db: Database): PrivateFiles {
  return {
    async readableBy({ userId, administers, organizationId }, keys) {
      if (!organizationId) return [];
      const isSeen = exists(
        db
          .select({ one: sql`1` })
          .from(memberships)
          .where(
            and(membershipIs({ organizationId, userId }), or(isRecipient(), hasAnswered(memberId))),
          ),
      );
      const inSurvey = exists(
        db
          .select({ one: sql`1` })
          .from(surveyFiles)
          .innerJoin(surveys, eq(surveys.id, surveyFiles.surveyId))
          .where(
            and(
              eq(surveyFiles.fileId, files.id),
              eq(surveys.organizationId, organizationId),
              administers ? undefined : and(isNotNull(surveys.publishedAt), isSeen),
            ),
          ),
      );
      const inAnswer = exists(
        db
          .select({ one: sql`1` })
          .from(surveyAnswers)
          .innerJoin(surveys, eq(surveys.id, surveyAnswers.surveyId))
          .where(
            and(eq(surveyAnswers.fileId, files.id), eq(surveys.organizationId, organizationId)),
          ),
      );
      const rows = await db
        .select({ key: files.key })
        .from(files)
        .where(
          and(
            inArray(files.key, [...keys]),
            isNotNull(files.uploadedAt),
            administers ? or(inSurvey, inAnswer) : inSurvey,
          ),
        );
      return rows.map(({ key }) => key);
    },
  };
}
