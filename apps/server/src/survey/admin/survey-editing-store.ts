import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { surveys } from '../../database/schema/surveys.ts';
import type { SurveyRow } from '../survey-store.ts';

type NewSurvey = typeof surveys.$inferInsert;

export async function insertSurvey(tx: Queryable, values: NewSurvey): Promise<SurveyRow> {
  const [row] = await tx.insert(surveys).values(values).returning();
  return row!;
}

export async function updateSurvey(
  tx: Queryable,
  surveyId: string,
  values: Partial<NewSurvey>,
): Promise<SurveyRow> {
  const [row] = await tx
    .update(surveys)
    .set({ ...values, version: sql`${surveys.version} + 1` })
    .where(eq(surveys.id, surveyId))
    .returning();
  return row!;
}

/** Does not change the version, so concurrent edits of the survey stay valid. */
export async function markReminded(tx: Queryable, surveyId: string, at: Date): Promise<void> {
  await tx.update(surveys).set({ remindedAt: at }).where(eq(surveys.id, surveyId));
}
