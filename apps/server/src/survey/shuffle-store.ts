import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  surveyAnswerChoices,
  surveyAnswers,
  surveyResponses,
  surveys,
} from '../database/schema/surveys.ts';
import { responseCount } from './survey-store.ts';

/**
 * Rewrites responses in random order and with new ids, so that neither the row order nor the
 * transaction ids reveal the time of submission. Skips surveys without new responses.
 */
export async function shuffleResponses(db: Database): Promise<number> {
  const rows = await db
    .select({ id: surveys.id })
    .from(surveys)
    .where(
      and(eq(surveys.anonymous, true), sql`${surveys.shuffledResponses} <> ${responseCount()}`),
    );
  for (const { id } of rows) await shuffle(db, id);
  return rows.length;
}

export function shuffle(db: Database, surveyId: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks the survey, so that no responses are submitted during the rewrite.
    const [survey] = await tx
      .select({ id: surveys.id })
      .from(surveys)
      .where(and(eq(surveys.id, surveyId), eq(surveys.anonymous, true)))
      .for('update');
    if (!survey) return;
    await tx.execute(sql`
      WITH moved AS MATERIALIZED (
        SELECT id, gen_random_uuid() AS next FROM ${surveyResponses} WHERE survey_id = ${surveyId}
      ), responses AS (
        INSERT INTO ${surveyResponses} (id, survey_id, anonymous)
        SELECT next, ${surveyId}::uuid, true FROM moved ORDER BY next
      ), answers AS (
        INSERT INTO ${surveyAnswers}
          (response_id, survey_id, question_id, scale, text, day, file_id)
        SELECT next, survey_id, question_id, scale, text, day, file_id
        FROM ${surveyAnswers} JOIN moved ON moved.id = response_id ORDER BY next, question_id
      ), choices AS (
        INSERT INTO ${surveyAnswerChoices} (response_id, survey_id, question_id, choice_id)
        SELECT next, survey_id, question_id, choice_id
        FROM ${surveyAnswerChoices} JOIN moved ON moved.id = response_id ORDER BY next, choice_id
      )
      DELETE FROM ${surveyResponses} USING moved WHERE ${surveyResponses.id} = moved.id`);
    await tx
      .update(surveys)
      .set({ shuffledResponses: sql`${responseCount()}` })
      .where(eq(surveys.id, surveyId));
  });
}
