import type { Schemas } from '@office/api';
import type { SurveyState } from '@office/vocabulary';
import { and, asc, eq, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { contentRows } from '../database/content-rows.ts';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';
import {
  surveyChoices,
  surveyParticipants,
  surveyQuestions,
  surveyResponses,
  surveys,
  surveySections,
} from '../database/schema/surveys.ts';
import { hasAreaAccess, isInStoredAudience } from '../people/audience.ts';

export type SurveyRow = typeof surveys.$inferSelect;
export type SurveySections = Schemas['SurveySection'][];

/** SQL equivalent of `surveyStateAt` in the vocabulary. */
export function stateAt(now: Date): SQL<SurveyState> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<SurveyState>`(CASE
    WHEN ${surveys.publishedAt} IS NULL THEN 'DRAFT'
    WHEN ${surveys.closedAt} IS NOT NULL OR ${surveys.closesAt} <= ${at} THEN 'CLOSED'
    WHEN ${surveys.opensAt} IS NULL OR ${surveys.opensAt} <= ${at} THEN 'OPEN'
    ELSE 'SCHEDULED' END)`;
}

/** Qualified column names. In a subquery, an unqualified name would refer to the inner table. */
const own = (column: 'id' | 'anonymous' | 'audience' | 'organization_id') =>
  sql`${surveys}.${sql.identifier(column)}`;
export const memberId = sql`${memberships}.${sql.identifier('user_id')}`;

export function hasAnswered(userId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(CASE WHEN ${own('anonymous')}
    THEN EXISTS (SELECT FROM ${surveyParticipants} AS done
      WHERE done.survey_id = ${own('id')} AND ${userId} = ANY (done.user_ids))
    ELSE EXISTS (SELECT FROM ${surveyResponses} AS sent
      WHERE sent.survey_id = ${own('id')} AND sent.user_id = ${userId}) END)`;
}

/** Returns the condition that a member is a recipient: in the audience and with access to the survey area. */
export function isRecipient(): SQL {
  return and(
    sql`${memberships.organizationId} = ${own('organization_id')}`,
    hasAreaAccess('survey'),
    isInStoredAudience(own('audience')),
  )!;
}

/** Counts the recipients, including former recipients with a response. */
export const recipientCount = () =>
  sql<number>`(SELECT count(*)::int FROM ${memberships}
    WHERE ${memberships.organizationId} = ${own('organization_id')}
      AND (${isRecipient()} OR ${hasAnswered(memberId)}))`;

export const responseCount = () =>
  sql<number>`(SELECT count(*)::int FROM ${surveyResponses} AS each
    WHERE each.survey_id = ${own('id')})`;

export const surveyRows = contentRows(surveys);

export async function findParticipation(
  tx: Queryable,
  surveyId: string,
  { organizationId, userId }: MemberRef,
): Promise<{ asked: boolean; answered: boolean }> {
  const [row] = await tx
    .select({ asked: sql<boolean>`${isRecipient()}`, answered: hasAnswered(memberId) })
    .from(surveys)
    .innerJoin(memberships, eq(memberships.organizationId, surveys.organizationId))
    .where(
      and(
        eq(surveys.id, surveyId),
        eq(surveys.organizationId, organizationId),
        eq(memberships.userId, userId),
      ),
    );
  return row ?? { asked: false, answered: false };
}

export async function findNonRespondents(tx: Queryable, surveyId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(surveys)
    .innerJoin(memberships, eq(memberships.organizationId, surveys.organizationId))
    .where(and(eq(surveys.id, surveyId), isRecipient(), sql`NOT ${hasAnswered(memberId)}`));
  return rows.map(({ userId }) => userId);
}

export async function findSections(tx: Queryable, surveyId: string): Promise<SurveySections> {
  const sections = await tx
    .select()
    .from(surveySections)
    .where(eq(surveySections.surveyId, surveyId))
    .orderBy(asc(surveySections.position));
  const questions = await tx
    .select()
    .from(surveyQuestions)
    .where(eq(surveyQuestions.surveyId, surveyId))
    .orderBy(asc(surveyQuestions.position));
  const choices = await tx
    .select()
    .from(surveyChoices)
    .where(eq(surveyChoices.surveyId, surveyId))
    .orderBy(asc(surveyChoices.position));
  return sections.map(({ id, title, description }) => ({
    id,
    title,
    description,
    questions: questions
      .filter(({ sectionId }) => sectionId === id)
      .map((row) =>
        toQuestion(
          row,
          choices.filter(({ questionId }) => questionId === row.id),
        ),
      ),
  }));
}

function toQuestion(
  row: typeof surveyQuestions.$inferSelect,
  choices: readonly (typeof surveyChoices.$inferSelect)[],
): Schemas['SurveyQuestion'] {
  const { id, kind, title, hint, required, minChoices, maxChoices, scaleFrom, scaleTo } = row;
  return {
    ...{ id, kind, title, hint, required, minChoices, maxChoices },
    choices: choices.map(({ id: choiceId, text }) => ({ id: choiceId, text })),
    scale:
      scaleFrom === null || scaleTo === null
        ? null
        : {
            from: scaleFrom,
            to: scaleTo,
            fromLabel: row.scaleFromLabel ?? '',
            toLabel: row.scaleToLabel ?? '',
          },
  };
}

/** Replaces the sections of a survey. Must not be called once the survey has answers. */
export async function replaceSections(
  tx: Queryable,
  surveyId: string,
  sections: SurveySections,
): Promise<void> {
  await tx.delete(surveySections).where(eq(surveySections.surveyId, surveyId));
  const rows = toRows(surveyId, sections);
  if (rows.sections.length > 0) await tx.insert(surveySections).values(rows.sections);
  if (rows.questions.length > 0) await tx.insert(surveyQuestions).values(rows.questions);
  if (rows.choices.length > 0) await tx.insert(surveyChoices).values(rows.choices);
}

export async function updateTexts(
  tx: Queryable,
  surveyId: string,
  sections: SurveySections,
): Promise<void> {
  const rows = toRows(surveyId, sections);
  for (const { id, title, description } of rows.sections) {
    await tx
      .update(surveySections)
      .set({ title, description })
      .where(and(eq(surveySections.surveyId, surveyId), eq(surveySections.id, id)));
  }
  for (const { id, title, hint, scaleFromLabel, scaleToLabel } of rows.questions) {
    await tx
      .update(surveyQuestions)
      .set({ title, hint, scaleFromLabel, scaleToLabel })
      .where(and(eq(surveyQuestions.surveyId, surveyId), eq(surveyQuestions.id, id)));
  }
  for (const { id, text } of rows.choices) {
    await tx
      .update(surveyChoices)
      .set({ text })
      .where(and(eq(surveyChoices.surveyId, surveyId), eq(surveyChoices.id, id)));
  }
}

/** Converts sections to rows. Omits properties that do not apply to the kind of question. */
export function toRows(surveyId: string, sections: SurveySections) {
  const questions = sections.flatMap((section) =>
    section.questions.map((question) => ({ question, sectionId: section.id })),
  );
  return {
    sections: sections.map(({ id, title, description }, position) => ({
      ...{ surveyId, id, position, title, description },
    })),
    questions: questions.map(({ question, sectionId }, position) => {
      const { id, kind, title, hint, required, minChoices, maxChoices } = question;
      const scale = kind === 'SCALE' ? (question.scale ?? defaultScale) : null;
      const several = kind === 'MULTIPLE';
      return {
        ...{ surveyId, id, sectionId, position, kind, title, hint, required },
        minChoices: several ? minChoices : null,
        maxChoices: several ? maxChoices : null,
        scaleFrom: scale?.from ?? null,
        scaleTo: scale?.to ?? null,
        scaleFromLabel: scale?.fromLabel ?? null,
        scaleToLabel: scale?.toLabel ?? null,
      };
    }),
    choices: questions.flatMap(({ question: { id: questionId, kind, choices } }) =>
      kind === 'SINGLE' || kind === 'MULTIPLE'
        ? choices.map(({ id, text }, position) => ({ surveyId, id, questionId, position, text }))
        : [],
    ),
  };
}

const defaultScale: NonNullable<Schemas['SurveyQuestion']['scale']> = {
  from: 1,
  to: 5,
  fromLabel: '',
  toLabel: '',
};

/** Marks the surveys whose state changed as announced, and returns each to one process only. */
export async function claimUnannounced(tx: Queryable, now: Date): Promise<SurveyRow[]> {
  const state = stateAt(now);
  return tx
    .update(surveys)
    .set({ notifiedState: sql`${state}` })
    .where(
      and(
        ne(surveys.notifiedState, state),
        // A survey that reopens after closing is announced again.
        inArray(state, ['OPEN', 'CLOSED']),
      ),
    )
    .returning();
}
